import { animateJar, type JarContent } from './animate-jar.ts'

/** The canvas comes first. */
export type JarMessage =
  | { readonly canvas: OffscreenCanvas }
  | { readonly pixels: number }
  | { readonly content: JarContent }

let jar: ReturnType<typeof animateJar> | undefined

addEventListener('message', ({ data }: MessageEvent<JarMessage>) => {
  if ('canvas' in data) jar = animateJar(data.canvas)
  else if ('pixels' in data) jar?.resize(data.pixels)
  else jar?.show(data.content)
})
