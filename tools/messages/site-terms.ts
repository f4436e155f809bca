/**
 * Separate words that differ by country, replaced in every message that has no text of its own in the catalogue.
 */
const AUSTRIA: readonly (readonly [RegExp, string])[] = [
  [/\bMwSt\./g, 'USt.'],
  [/\bMehrwertsteuer\b/g, 'Umsatzsteuer'],
  [/\bJanuar\b/g, 'Jänner'],
  [/\bHackschnitzel\b/g, 'Hackgut'],
  [/\bKaminholz\b/g, 'Scheitholz'],
];

const SWITZERLAND: readonly (readonly [RegExp, string])[] = [
  [/\bMwSt\./g, 'MWST'],
  [/\bKaminholz\b/g, 'Cheminéeholz'],
  [/\bLkw\b/g, 'Lastwagen'],
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  // '6,5 t' and '1.500 kg' as Switzerland writes them; a placeholder has a letter or a space after its comma.
  [/(\d)\.(?=\d{3}(?!\d))/g, '$1’'],
  [/(\d),(?=\d)/g, '$1.'],
];

/** A German message with the terms of a site. */
export function translate(locale: string, message: string): string {
  const terms = locale === 'de-AT' ? AUSTRIA : locale === 'ch' ? SWITZERLAND : [];
  return terms.reduce((text, [term, own]) => text.replace(term, own), message);
}
