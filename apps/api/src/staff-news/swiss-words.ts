import { StoredBlock } from '@heizplatz/contract';
import { type CountryId, toSwissSpelling } from '@heizplatz/country';
import * as v from 'valibot';

/** Not words of a text. */
const NAMES = ['Kind', 'Href', 'MediaKey', 'Style'];

export interface ArticleWords {
  readonly title: string;
  readonly description: string;
  readonly blocks: StoredBlock[];
}

/** An article's words as a country spells them: ss instead of ß in Switzerland. */
export function wordsIn(countryId: CountryId, { title, description, blocks }: ArticleWords): ArticleWords {
  if (countryId !== 3) return { title, description, blocks };
  const spelled: unknown = JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      typeof value === 'string' && !NAMES.includes(key) ? toSwissSpelling(value) : value,
    ),
  );
  return {
    title: toSwissSpelling(title),
    description: toSwissSpelling(description),
    blocks: v.parse(v.array(StoredBlock), spelled),
  };
}
