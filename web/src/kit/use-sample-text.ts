import { useText } from '../text/use-text.ts'

/** Sample texts of the kit, which are not part of the product's catalogue. */
export function useSampleText(): (english: string, amharic: string) => string {
  const { language } = useText()
  return (english, amharic) => (language === 'am' ? amharic : english)
}
