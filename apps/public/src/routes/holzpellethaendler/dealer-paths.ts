import type { PlaceMatch } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';

/** Names of the list's query. */
export const LIST_QUERY = { state: 'bundesland', zipCode: 'plz', sort: 'sortierung', page: 'seite' } as const;

/** Names of a profile's query. */
export const REVIEW_QUERY = { sort: 'sortierung', stars: 'sterne', page: 'seite' } as const;
export const REVIEWS_ID = 'bewertungen';

export interface ListPlace {
  /** Friendly name; null: the country. */
  readonly stateName: string | null;
  /** Null: the state, or the country. */
  readonly zipCode: string | null;
}

/** '/holzpellethaendler/bayern/80331'. */
export const dealerListPath = ({ stateName, zipCode }: ListPlace): string =>
  [DEALERS_PATH, stateName, zipCode].filter(Boolean).join('/');

/** The list of a matched place. */
export const matchesPath = ({ State, ZipCode }: PlaceMatch): string =>
  dealerListPath({ stateName: State.FriendlyName, zipCode: ZipCode === '' ? null : ZipCode });

/** A path with those values of its query that differ from their presets (null). */
export function addQuery(path: string, values: Readonly<Record<string, string | number | null>>): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}
