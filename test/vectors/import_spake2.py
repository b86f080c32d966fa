#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
"""Turns a collection of SPAKE2 vectors, some JSON files, into this folder's spake2_NAME.txt.

Usage: import_spake2.py FOLDER [DIRECTORY]
  FOLDER     has the JSON files, each with "schema": "spake2-vectors/1"
  DIRECTORY  where to write the text files; by default, here

Takes facts over and computes none, but for what the comments of the text files say. Suites have
edmont's names and roles are A and B (S: symmetric) whatever the source calls them.
"""
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
P = 2**255 - 19
SIDES = """# expected: agree; differ, the sides' passwords or names are not the same; zero-a, A's
# entropy gives the scalar 0, which edmont redraws, and A's message is one that B must refuse;
# legacy-a, legacy-b, legacy-ab, these sides' messages have torsion and the other side must refuse
# them.
# Messages and keys are what the source made, in the refused handshakes too. K is the encoding of
# the shared element, "-" where the source has none.
# suite name expected
#   A's password idA idB entropy msg key, B's password idA idB entropy msg key, K"""


def load(folder, name):
    content = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    assert content["schema"] == "spake2-vectors/1"
    return content


def hexadecimal(string):
    return string.encode("utf-8").hex()


def side(vector, name, ids, passwords):
    """The six columns of one party: its inputs, its message, its key."""
    party = vector[name]
    password = party.get("password", vector.get(passwords[0], vector.get(passwords[1])))
    names = [party.get(key, vector.get(key, "")) for key in ids]
    return [password, *names, party["entropy"], party["msg"], party["key"]]


def expected(vector):
    off = [party for party in ("alice", "bob") if vector.get(party, {}).get("hack") == "off"]
    if off:
        assert vector["id"].startswith("legacy-")
        assert all((vector[party]["msg_order"] == "L") == (party not in off)
                   for party in ("alice", "bob"))
        return "legacy-" + "".join(party[0] for party in off)
    if "K" not in vector:
        return "differ"
    return "zero-a" if vector["id"].endswith("scalar-zero") else "agree"


def handshake(suite, vector, parties, ids):
    a, b = [side(vector, party, ids, ("password", f"password_{party}")) for party in parties]
    assert (a[5] == b[5]) == (expected(vector) != "differ")
    return [suite, vector["id"], expected(vector), *a, *b, vector.get("K", "")]


def python_vector(vector):
    if vector["mode"] == "symmetric":
        return handshake("python-sym", vector, ("1", "2"), ("idS", "no second name"))
    return handshake("python-ab", vector, ("A", "B"), ("idA", "idB"))


def wormhole_vector(number, vector):
    """A magic-wormhole client's handshake: the password is the code, the name the application's."""
    inputs = [hexadecimal(vector["code"]), hexadecimal(vector["appid"]), ""]
    sides = [[*inputs, vector[f"entropy{i}"], json.loads(vector[f"body{i}"])["pake_v1"],
              vector["key"]] for i in (1, 2)]
    return ["python-sym", f"wormhole-{number}", "agree", *sides[0], *sides[1], ""]


def python(folder):
    rows = [python_vector(v) for v in load(folder, "python-spake2-ed25519")["vectors"]]
    vectors = load(folder, "magic-wormhole-client")["vectors"]
    return rows + [wormhole_vector(i, v) for i, v in enumerate(vectors, 1)]


def boringssl(folder):
    return [handshake("boringssl", v, ("alice", "bob"), ("nameA", "nameB"))
            for v in load(folder, "boringssl-spake25519")["vectors"]]


def pure25519(folder):
    return [handshake("pure25519", v, ("U", "V"), ("idA", "idB"))
            for v in load(folder, "pure25519-spake2")["vectors"]]


def rfc9382(folder):
    content = load(folder, "rfc9382-edwards25519-sha256")
    for vector, name in zip(content["third_party"], ("motrix-ticket", "motrix-no-ticket")):
        assert name.startswith("motrix-no-") == ("no nm ticket" in vector["name"])
        vector["id"] = name
    columns = "id A B AAD mhf_output w_be x_be y_be pA pB K Ke Ka KcA KcB cA cB".split()
    vectors = content["vectors"] + content["third_party"]
    assert all(v["hash"] == v["Ke"] + v["Ka"] for v in content["vectors"])
    return [[v.get(column, "") for column in columns] for v in vectors]


def rfc9382_schedule(folder):
    return [[v[column] for column in "TT Ke Ka KcA KcB cA cB".split()]
            for v in load(folder, "rfc9382-edwards25519-sha256")["key_schedule_from_rfc_p256"]]


def mistakes(folder):
    content = dict(load(folder, "rfc9382-edwards25519-sha256")["mistakes"])
    case = content.pop("case")
    return [["rfc9382", case, name[:-3].replace("_", "-"), key] for name, key in content.items()]


def plus9383(folder):
    columns = """id context idProver idVerifier pbkdf_output w0_be w1_be L x_be y_be shareP shareV
        Z V K_main K_confirmP K_confirmV confirmP confirmV K_shared""".split()
    return [[v.get(column, "") for column in columns]
            for v in load(folder, "rfc9383-edwards25519-sha256")["vectors"]]


def krb5(folder):
    return [[v[column] for column in "wxyTSK"]
            for v in load(folder, "rfc9588-krb5-edwards25519-group")["vectors"]]


def draft08(folder):
    rows = []
    for v in load(folder, "draft08-edwards25519-thirdparty")["vectors"]:
        assert v["hash_transcript"].startswith(v["shared_secret"])
        names = [hexadecimal(v[key]) for key in ("client_identity", "server_identity", "AAD")]
        rows.append(names + [v[key] for key in """verifier x y message_a message_b
            shared_secret confirmation_a confirmation_b""".split()])
    return rows


def length_value_pair(ci):
    """The two names in a channel identifier, each after its length in a byte."""
    text = bytes.fromhex(ci)
    second = 1 + text[0]
    assert len(text) == second + 1 + text[second]
    return [text[1:second].hex(), text[second + 1:].hex()]


CPACE = {"cpace-x25519": "G_25519", "cpace-ristretto": "G_Coffee25519"}


def cpace(folder):
    content = load(folder, "cpace-25519-draft")
    columns = """PRS CI sid g ya ADa Ya yb ADb Yb K ISK_IR ISK_SY sid_output_ir
        sid_output_oc""".split()
    return [[suite, *length_value_pair(content[group]["CI"]),
             *[content[group][column].lower() for column in columns]]
            for suite, group in CPACE.items()]


def cpace_points(folder):
    content = load(folder, "cpace-25519-draft")
    rows = []
    for name, point in content["X25519_points"].items():
        canonical = int.from_bytes(bytes.fromhex(point), "little") < P
        word = "REJECT_SHARED_IDENTITY" if canonical else "REJECT_NONCANONICAL"
        rows.append(["cpace-x25519", name.split()[1], "", point.lower(), word, ""])
    points = dict(content["G_Coffee25519_points"])
    good = points.pop("Valid")
    assert good["G.scalar_mult(s,decode(X))"] == good["G.scalar_mult_vfy(s,X)"]
    rows.append(["cpace-ristretto", "Valid", good["s"].lower(), good["X"].lower(), "ACCEPT",
                 good["G.scalar_mult_vfy(s,X)"].lower()])
    for name, point in points.items():
        word = "REJECT_NONCANONICAL" if int(point, 16) else "REJECT_IDENTITY"
        rows.append(["cpace-ristretto", name.split()[1], "", point.lower(), word, ""])
    return rows


REJECTS = {
    "python-spake2-ed25519": ("python-ab", {"A": "A", "B": "B", "S": "S"}),
    "boringssl-spake25519": ("boringssl", {"alice": "A", "bob": "B"}),
    "pure25519-spake2": ("pure25519", {"U": "A", "V": "B"}),
    "rfc9382-edwards25519-sha256": ("rfc9382", {"A": "A", "B": "B"}),
    "rfc9383-edwards25519-sha256": ("plus9383", {"prover": "A", "verifier": "B"}),
}


def rejects(folder):
    rows = []
    for name, (suite, roles) in REJECTS.items():
        for v in load(folder, name)["rejects"]:
            role = roles[v["role"]]
            where = ["python-sym", "sym-basic"] if role == "S" else [suite, "basic"]
            kind = "confirm" if "confirm" in v else "share"
            rows.append([*where, v["id"], role, kind, v["msg" if kind == "share" else kind],
                         v["expected"]])
    return rows


def points(folder):
    return [[v["enc"], v["order"].replace(" ", "-"), str(int(v["canonical"]))]
            for v in load(folder, "constants-and-bad-points")["points"]]


FILES = {
    "python": (python, f"""
# python-spake2's Ed25519, SPAKE2_A with _B and SPAKE2_Symmetric, and magic-wormhole's clients.
# Messages have their side byte: 33 bytes. The symmetric suite's name is idA, its idB is empty.
{SIDES}"""),
    "boringssl": (boringssl, f"""
# BoringSSL's SPAKE2_CTX: A is alice, B is bob; keys of 64 bytes.
{SIDES}"""),
    "pure25519": (pure25519, f"""
# python-pure25519's spake2: A is U, B is V.
{SIDES}"""),
    "rfc9382": (rfc9382, """
# RFC 9382, edwards25519-SHA256-HKDF-HMAC. w, x, y: big endian, w = mhf mod L where there is an mhf;
# it is scrypt(N = 16384, r = 8, p = 1, 64 bytes) of "password", "" and "pass\\0word\\0", with the
# salt "spake2-test-salt". Ke || Ka = SHA-256 of the transcript.
# name A B AAD mhf w x y pA pB K Ke Ka KcA KcB cA cB"""),
    "rfc9382_schedule": (rfc9382_schedule, """
# RFC 9382's own vectors, of P-256: what the key schedule makes of a transcript; no AAD.
# TT Ke Ka KcA KcB cA cB"""),
    "mistakes": (mistakes, """
# Keys that a wrong implementation makes of a vector's inputs.
# suite vector mistake key"""),
    "plus9383": (plus9383, """
# RFC 9383, SPAKE2+, edwards25519-SHA256-HKDF-HMAC: A is the prover. w0, w1, x, y: big endian,
# the halves of mhf mod L where there is one; that is scrypt(N = 32768, r = 8, p = 1, 80 bytes) of
# "password" and the names, each after its length in 8 bytes, with the salt "spake2-test-salt".
# name context idA idB mhf w0 w1 L x y shareP shareV Z V K_main K_confirmP K_confirmV
#   confirmP confirmV K_shared"""),
    "krb5": (krb5, """
# RFC 9588, group edwards25519. w, x, y: little endian; x and y are multiples of 8 and not reduced.
# w x y T S K"""),
    "draft08": (draft08, """
# draft-irtf-cfrg-spake2-08, which differs from RFC 9382 in the transcript and the cofactor: of
# these inputs RFC 9382 makes the same shares, but must not make these keys and MACs. w, x, y: big
# endian.
# A B AAD w x y pA pB Ke cA cB"""),
    "cpace": (cpace, """
# draft-irtf-cfrg-cpace, CPACE-X25519-SHA512 and CPACE-RISTR255-SHA512. CI is made of idA and idB.
# suite idA idB PRS CI sid g ya ADa Ya yb ADb Yb K ISK_IR ISK_SY sid_output_ir sid_output_oc"""),
    "cpace_points": (cpace_points, """
# The draft's points for scalar_mult_vfy, and what edmont's rules say of them as a peer's share:
# NONCANONICAL, u >= 2^255-19, or a ristretto255 string that decodes to nothing; SHARED_IDENTITY,
# the product is 0. Scalar and product: only where the draft has a good point.
# suite name scalar point expected product"""),
    "rejects": (rejects, """
# Shares and MACs to refuse. The receiver has role, inputs and entropy of the row "vector" in the
# suite's file (role S: of that row's A); kind: share, or confirm, a MAC after that row's good
# share.
# suite vector name role kind msg expected"""),
    "points": (points, """
# Encodings of points that are no share: all of small order, all with y >= p, and x = 0 with a sign.
# Order: as y is taken mod p and the sign of x = 0 is overlooked.
# encoding order canonical"""),
}


def main():
    folder = pathlib.Path(sys.argv[1])
    directory = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else HERE
    for name, (rows, head) in FILES.items():
        lines = [" ".join(column or "-" for column in row) for row in rows(folder)]
        text = head.lstrip() + "\n" + "\n".join(lines) + "\n"
        (directory / f"spake2_{name}.txt").write_text(text, encoding="ascii")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main()
