/** Builds what is published: one script for the terminal and one self-contained page. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundle } from './bundle.ts'

const SOURCE = join(import.meta.dirname, 'src')
const DIST = join(import.meta.dirname, 'dist')
/** A slow phone loads this in a few seconds. */
const PAGE_BYTES_MAX = 70_000

mkdirSync(DIST, { recursive: true })
writeFileSync(join(DIST, 'edil-verify.js'), await bundle(join(SOURCE, 'command/main.ts'), 'node'))
const page = await buildPage()
writeFileSync(join(DIST, 'edil-verify.html'), page)

const bytes = Buffer.byteLength(page)
console.log(`edil-verify.html: ${bytes} bytes, sha256 ${createHash('sha256').update(page).digest('hex')}`)
if (bytes > PAGE_BYTES_MAX) {
  console.error(`edil-verify.html may have ${PAGE_BYTES_MAX} bytes`)
  process.exitCode = 1
}

async function buildPage(): Promise<string> {
  const read = (name: string) => readFileSync(join(SOURCE, 'page', name), 'utf8')
  const code = await bundle(join(SOURCE, 'page/page.ts'), 'browser')
  const loader = read('loader.js')
  const hashes = [loader, code].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const program = gzipSync(`${read('page.css')}\0${code}`, { level: 9 }).toString('base64')
  const fills = [
    ["script-src 'none'", `script-src ${hashes.join(' ')}`],
    ['id="program"></', `id="program">${program}</`],
    ['<script></script>', `<script>${loader}</script>`],
  ] as const
  return fills.reduce(
    (page, [gap, filling]) => {
      if (page.split(gap).length !== 2) throw new Error(`page.html must hold ${gap} once`)
      return page.replace(gap, () => filling)
    },
    read('page.html').replaceAll(/\n\s+/g, '\n'),
  )
}
