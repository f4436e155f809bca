import { StoredBlock } from '@heizplatz/contract';
import { countryRules, type Site, toSwissSpelling } from '@heizplatz/country';
import * as v from 'valibot';
import { swissNumbers } from '../content-blocks/swiss-numbers';

/** Fields that are not visible text. */
const NAMES = ['Kind', 'Href', 'MediaKey', 'Style'];

/** An offer is an Offerte there; supply stays Angebot. */
const OFFERS: readonly (readonly [german: string, swiss: string])[] = [
  ['jedem Angebot', 'jeder Offerte'],
  ['Jedes Angebot', 'Jede Offerte'],
  ['einem eigenen Angebot', 'einer eigenen Offerte'],
  ['im Angebot', 'in der Offerte'],
  ['Im Angebot', 'In der Offerte'],
  ['beim Angebot', 'bei der Offerte'],
  ['ein Angebot', 'eine Offerte'],
  ['Angebote', 'Offerten'],
];

const swissSpelling = (text: string): string =>
  OFFERS.reduce(
    (label, [german, swiss]) => label.replaceAll(german, swiss),
    swissNumbers(toSwissSpelling(text)).replaceAll('„', '«').replaceAll('“', '»'),
  );

export const spellFor = (text: string, { countryId }: Pick<Site, 'countryId'>): string =>
  countryRules(countryId).hasSharpS ? text : swissSpelling(text);

/** Blocks as a country spells them: without ß, and with its own quotation marks in Switzerland. */
export function blocksSpelledFor(
  blocks: readonly StoredBlock[],
  { countryId }: Pick<Site, 'countryId'>,
): StoredBlock[] {
  if (countryRules(countryId).hasSharpS) return [...blocks];
  const spelled: unknown = JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      typeof value === 'string' && !NAMES.includes(key) ? swissSpelling(value) : value,
    ),
  );
  return v.parse(v.array(StoredBlock), spelled);
}
