/** Umlauts and accents as who types in a hurry leaves them out. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

/** Whether each word of what is typed begins or stands within a word of the text, in any order. */
export function matchesWords(text: string, typed: string): boolean {
  const words = plain(typed)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const within = plain(text);
  return words.every((word) => within.includes(word));
}
