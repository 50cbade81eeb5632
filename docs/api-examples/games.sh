#!/usr/bin/env bash
# Lists the open games, watches a board until it changes, then fetches the proof of the latest draw and checks it.
# Reads public data only: no account is needed. Needs curl and jq, and for the last step Node 20 or newer.
#
#   EDIL_URL=https://edil.example bash docs/api-examples/games.sh
set -euo pipefail
EDIL_URL=${EDIL_URL:-http://localhost:8080}
WATCH_SECONDS=${WATCH_SECONDS:-30}

echo 'Open games:'
games=$(curl -fsS "$EDIL_URL/api/games")
jq -r '.games[] | "  \(.id): \(.numbersSold) of \(.numbers) numbers sold, closes at \(.closesAt)"' <<<"$games"

game=$(jq -r '[.games[] | select(.status == "active")][0].id // empty' <<<"$games")
if [ -n "$game" ]; then
  board=$(curl -fsS "$EDIL_URL/api/games/$game/board")
  echo "The board of $game, version $(jq .version <<<"$board"): $(jq '[.taken[].numbers[]] | length' <<<"$board") numbers taken."
  echo "Watching it for $WATCH_SECONDS seconds at most:"
  exec 3< <(exec curl -fsN --max-time "$WATCH_SECONDS" -H 'Accept: text/event-stream' "$EDIL_URL/live/board/$game")
  stream=$!
  # A stream of server-sent events. A line 'data: {…}' is an event, 'data: now' a ping. An event carries the whole board.
  while IFS= read -r line <&3; do
    event=${line#data: }
    [[ $line == 'data: {'* ]] || continue
    # Events can come twice, and a heartbeat, every ten seconds, has no board: only a higher version is news.
    jq -e --argjson seen "$(jq .version <<<"$board")" '(.board.version // 0) > $seen' <<<"$event" >/dev/null || continue
    jq -r '"  version \(.board.version): \([.board.taken[].numbers[]] | length) numbers taken."' <<<"$event"
    board=
    break
  done
  if [ -z "$board" ]; then
    kill "$stream" 2>/dev/null || true
  else
    # 28: the time is over. Anything else is a fault of the connection or the address.
    wait "$stream" && status=0 || status=$?
    if [ "$status" = 28 ]; then echo '  No change.'; else echo "  The stream ended: curl exited with $status."; fi
  fi
fi

drawn=$(curl -fsS "$EDIL_URL/api/draws" | jq -r '[.draws[] | select(.result)][0].gameId // empty')
if [ -z "$drawn" ]; then
  echo 'No game has been drawn yet.'
  exit 0
fi
file=$(mktemp --suffix "-$drawn.json")
trap 'rm -f "$file"' EXIT
curl -fsS "$EDIL_URL/api/games/$drawn/proof" -o "$file"
echo "The draw of $drawn:"
# Exits with 1 if the draw is not what its records say, with 2 if nothing could be checked.
npx @edil/verify "$file"
