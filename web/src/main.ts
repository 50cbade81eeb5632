import { type GameBoard, watchGames } from './api/live.ts'

const table = document.querySelector('#games')
const connection = document.querySelector('#connection')

function show({ games, connection: state }: GameBoard): void {
  if (connection) connection.textContent = state
  const rows = [...games.values()]
    .sort((a, b) => a.drawsAt.localeCompare(b.drawsAt) || a.id.localeCompare(b.id))
    .map((game) => {
      const row = document.createElement('tr')
      row.dataset['game'] = game.id
      for (const text of [game.id, game.status, String(game.version), game.closesAt]) {
        row.insertCell().textContent = text
      }
      return row
    })
  table?.replaceChildren(...rows)
}

watchGames(show)
