import { foldedName } from '@heizplatz/api-catalog';

/** The words of a text, normalised: 'Öl, Preise' → ['oel', 'preise']. */
export const searchText = (text: string): readonly string[] => foldedName(text).split('-').filter(Boolean);

/** Whether each word occurs in a text, or within one of its words: 'lager' in 'Pelletlager'. */
export function hasText(text: string, terms: readonly string[]): boolean {
  const folded = foldedName(text);
  return terms.every((term) => folded.includes(term));
}
