import { type PageHandle, useLocation, useMatches, useSite } from '@heizplatz/router';
import type { VisiblePage } from './page-elsewhere';

/** The page shown, with where it is in the other countries if its route says so. */
export function useVisiblePage(): VisiblePage {
  const { countryId } = useSite();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  return { countryId, pathname, alternates: handle.alternates?.(match?.loaderData) };
}
