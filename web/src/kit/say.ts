import { useText } from '../text/use-text.ts'

/** Words of the kit alone: samples that no reader sees, so they stay out of the catalogue. */
export function useSay(): (english: string, amharic: string) => string {
  const { language } = useText()
  return (english, amharic) => (language === 'am' ? amharic : english)
}
