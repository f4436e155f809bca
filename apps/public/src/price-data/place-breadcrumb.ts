import type { PricePlace } from '@heizplatz/contract';
import { PRICES_PATH } from './price-paths';

export interface Crumb {
  readonly name: string;
  /** Null: the page itself. */
  readonly path: string | null;
}

/** The way from the overview to a place, for the eye and for search engines; `overview` is the first one's name. */
export function placeBreadcrumb({ Kind, Name, State, County }: PricePlace, overview: string): readonly Crumb[] {
  const first = { name: overview, path: PRICES_PATH };
  if (Kind === 'country' || !State) return [first, { name: Name, path: null }];
  if (Kind === 'state') return [first, { name: State.Name, path: null }];
  const state = { name: State.Name, path: `${PRICES_PATH}/${State.FriendlyName}` };
  return [first, state, ...(County ? [{ name: County, path: null }] : []), { name: Name, path: null }];
}
