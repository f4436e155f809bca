import { StoredBlock } from '@heizplatz/contract';
import { toSwissSpelling, type Site } from '@heizplatz/country';
import * as v from 'valibot';

/** Not words of a text. */
const NAMES = ['Kind', 'Href', 'MediaKey', 'Style'];

const swissWords = (text: string): string => toSwissSpelling(text).replaceAll('„', '«').replaceAll('“', '»');

export const wordsSpelledFor = (text: string, { iso }: Pick<Site, 'iso'>): string =>
  iso === 'CH' ? swissWords(text) : text;

/** Blocks as a country spells them: without ß, and with its own quotation marks in Switzerland. */
export function blocksSpelledFor(blocks: readonly StoredBlock[], { iso }: Pick<Site, 'iso'>): StoredBlock[] {
  if (iso !== 'CH') return [...blocks];
  const spelled: unknown = JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      typeof value === 'string' && !NAMES.includes(key) ? swissWords(value) : value,
    ),
  );
  return v.parse(v.array(StoredBlock), spelled);
}
