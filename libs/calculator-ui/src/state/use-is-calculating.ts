import { useLocation, useNavigation } from '@heizplatz/router';

const OFFERS = /^\/[\w-]+\/angebotsliste$/;

/** The flag `calculating` of rule CALC-11 for everything on the page: a list of offers is on its way. */
export function useIsCalculating(): boolean {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading' || !OFFERS.test(location.pathname)) return false;
  return location.pathname !== pathname || location.search !== search;
}
