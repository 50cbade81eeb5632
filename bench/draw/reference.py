#!/usr/bin/env python3
"""Second implementation of EDIL-DRAW/1 steps 2 and 3 (protocol.md), for cross-checking. Standard library only.

`reference.py` prints the vectors; `reference.py N` prints N pseudo-random cases, one JSON object a line.
"""
import hashlib, hmac, json, os, struct, sys

P = "EDIL-DRAW/1/"
tag = lambda s: (P + s).encode() + b"\0"
lp = lambda x: struct.pack(">I", len(x)) + x
sha = lambda b: hashlib.sha256(b).digest()


def commitment(game_id, number, ticket_key):
    return sha(tag("entry") + lp(game_id.encode()) + bytes([number]) + ticket_key)


def manifest(game_id, commitments):
    rows = b"".join(bytes([n]) + commitments.get(n, bytes(32)) for n in range(1, 101))
    return tag("manifest") + lp(game_id.encode()) + rows


def draw(game_id, open_record, commitments, pool, round_, signature, picks=3):
    h_open = sha(tag("open") + open_record)
    h_man = sha(manifest(game_id, commitments))
    seed = sha(tag("seed") + lp(game_id.encode()) + h_open + h_man + struct.pack(">Q", round_) + lp(signature))

    def stream():
        i = 0
        while True:
            yield from hmac.new(seed, tag("block") + struct.pack(">I", i), hashlib.sha256).digest()
            i += 1

    byte = stream()

    def uniform(m):
        while True:
            b = next(byte)
            if b < 256 - 256 % m:
                return b % m

    a = list(range(1, 101)) if pool == "all" else sorted(commitments)
    for j in range(picks):
        k = j + uniform(len(a) - j)
        a[j], a[k] = a[k], a[j]
    return {"hOpen": h_open.hex(), "hManifest": h_man.hex(), "seed": seed.hex(), "winners": a[:picks]}


def case(name, game_id, record, sold, pool, round_, signature, picks=3):
    tickets = {n: sha(b"ticket-%d" % n)[:16] for n in sold}
    commitments = {n: commitment(game_id, n, key) for n, key in tickets.items()}
    out = draw(game_id, record.encode(), commitments, pool, round_, signature, picks)
    return {"name": name, "gameId": game_id, "openRecord": record, "pool": pool, "round": round_,
            "signature": signature.hex(),
            "tickets": {str(n): t.hex() for n, t in tickets.items()},
            "commitments": {str(n): c.hex() for n, c in commitments.items()}, "picks": picks, **out}


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    rounds = json.load(open(os.path.join(here, "../../domain/src/draw/vectors/quicknet-vectors.json")))["rounds"]
    sig = {r["round"]: bytes.fromhex(r["signature"]) for r in rounds}
    if len(sys.argv) > 1:
        for i in range(int(sys.argv[1])):
            s = sha(b"case-%d" % i)
            sold = [n for n in range(1, 101) if sha(s + bytes([n]))[0] < s[0]]
            pool = "sold" if s[1] & 1 and len(sold) >= 3 else "all"
            print(json.dumps(case("case-%d" % i, "g-%d" % i, '{"n":%d}' % i, sold, pool, i + 1, s + s[:16])))
        return
    all100 = range(1, 101)
    print(json.dumps([
        case("full board", "daily-2026-01-01", '{"protocol":"EDIL-DRAW/1"}', all100, "all", 1000, sig[1000]),
        case("same game, next round", "daily-2026-01-01", '{"protocol":"EDIL-DRAW/1"}', all100, "all", 1001, sig[1001]),
        case("same round, other game", "daily-2026-01-02", '{"protocol":"EDIL-DRAW/1"}', all100, "all", 1000, sig[1000]),
        case("three sold, all balls", "midday-1", "{}", [7, 42, 93], "all", 8193, sig[8193]),
        case("three sold, sold balls", "midday-1", "{}", [7, 42, 93], "sold", 8193, sig[8193]),
        case("four sold, sold balls", "midday-2", "{}", [1, 2, 99, 100], "sold", 657413, sig[657413]),
        case("99 sold, sold balls", "weekly-1", "{}", [n for n in all100 if n != 50], "sold", 10000000, sig[10000000]),
        case("amharic game id", "ዕለታዊ-1", '{"title":"ዕለታዊ"}', all100, "all", 31799517, sig[31799517]),
        case("whole shuffle, several blocks", "monthly-1", "{}", all100, "all", 1, sig[1], picks=100),
    ], ensure_ascii=False, indent=1))


main()
