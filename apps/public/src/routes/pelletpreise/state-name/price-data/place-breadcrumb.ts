import type { PricePlace } from '@heizplatz/contract';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import type { PageCrumb } from '../../../../shared/structured-data/page-crumbs';

/** The way from the overview to a place, for the eye and for search engines; `overview` is the first one's name. */
export function placeBreadcrumb({ Kind, Name, State, County }: PricePlace, overview: string): readonly PageCrumb[] {
  const first = { id: 'overview', text: overview, href: PRICE_PAGES_PATH };
  if (Kind === 'country' || !State) return [first, { id: 'place', text: Name }];
  if (Kind === 'state') return [first, { id: 'place', text: State.Name }];
  const state = { id: 'state', text: State.Name, href: `${PRICE_PAGES_PATH}/${State.FriendlyName}` };
  return [first, state, { id: 'place', text: County ? `${County}, ${Name}` : Name }];
}
