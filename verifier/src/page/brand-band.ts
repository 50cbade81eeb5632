import { weave } from '@edil/domain/weave'

/** The woven border that repeats the word EDIL, as a CSS background image one word wide. */
export function brandBand(): string {
  const letters = [...'EDIL'].map((letter) => letter.charCodeAt(0).toString(16))
  const { outline, fill, width } = weave(letters.join(''))
  const paths = `<path fill="#FFC629" d="${outline}"/><path fill="#E4572E" d="${fill}"/>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 1 ${width - 1} 7" width="${width - 1}" height="7" shape-rendering="crispEdges">${paths}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`
}
