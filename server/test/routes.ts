import type { FastifyInstance } from 'fastify'

/** Every route that the application answers, such as 'GET /api/games', read off the router itself. */
export function listRoutes(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
      if (!found) return []
      const [, indent = '', part = '', methods = ''] = found
      const depth = indent.length / 4
      const path = (depth > 0 ? (parents[depth - 1] ?? '') : '') + part
      parents[depth] = path
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${path}`)
    })
}
