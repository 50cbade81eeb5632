import { rolldown } from 'rolldown'

/**
 * One script of a module and all that it imports: as a module for Node, or minified for a page. The same bytes wherever it runs: the
 * script names its parts by their paths from here.
 */
export async function bundle(entry: string, platform: 'node' | 'browser'): Promise<string> {
  const built = await rolldown({
    cwd: import.meta.dirname,
    input: entry,
    platform,
    treeshake: { moduleSideEffects: false },
  })
  const isPage = platform === 'browser'
  const { output } = await built.generate({ format: isPage ? 'iife' : 'esm', minify: isPage, comments: false })
  await built.close()
  return output[0].code
}
