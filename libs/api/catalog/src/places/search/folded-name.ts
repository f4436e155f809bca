import { slug } from '../local-pages/slug';

/** 'Sankt Pölten', 'St. Pölten' and 'Saint-Imier' begin alike. */
const oneSaint = (text: string): string => text.replace(/(^|-)(?:sankt|saint|sainte|san|ste)(?=-)/g, '$1st');

/** A name in one spelling: 'Straßgang' → 'strassgang', 'Sankt Gallen' → 'st-gallen'. */
export const foldedName = (name: string): string => oneSaint(slug(name));

/** The same without what stands for umlauts, as people type them abroad: 'München' → 'munchen'. */
const replaceUmlauts = (name: string): string => oneSaint(slug(name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')));

const ADDITION = /\s(?:am|an|auf|b\.|bei|im|in|ob|unter|vor|zu)\s.*|\s?\(.*|\s[A-Z]{2}$/;

/** What a place is called for short: 'Frankfurt am Main' → 'Frankfurt', 'Biel/Bienne' → 'Biel', 'Bienne', 'Buchs AG' → 'Buchs'. */
const shortNames = (name: string): string[] => name.split('/').map((part) => part.trim().replace(ADDITION, ''));

const hasOnlyPlainLetters = (name: string): boolean => /^[\u0000-\u007f]*$/.test(name);

/** Every spelling by which a name is found. */
export function getSpellings(name: string): string[] {
  const matches = new Set<string>();
  for (const one of new Set([name, ...shortNames(name)])) {
    matches.add(foldedName(one));
    if (!hasOnlyPlainLetters(one)) matches.add(replaceUmlauts(one));
  }
  matches.delete('');
  return [...matches];
}
