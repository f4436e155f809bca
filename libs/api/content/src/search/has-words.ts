import { foldedName } from '@heizplatz/api-catalog';

/** The words of a text in one spelling: 'Öl, Preise' → ['oel', 'preise']. */
export const searchWords = (text: string): readonly string[] => foldedName(text).split('-').filter(Boolean);

/** Whether each word stands in a text, or within one of its words: 'lager' in 'Pelletlager'. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldedName(text);
  return words.every((word) => folded.includes(word));
}
