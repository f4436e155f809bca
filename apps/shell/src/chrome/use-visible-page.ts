import { type PageHandle, useLocation, useMatches, useSite } from '@heizplatz/router';
import type { VisiblePage } from './page-elsewhere';

/** The current page, with its addresses in the other countries if its route declares them. */
export function useVisiblePage(): VisiblePage {
  const { countryId } = useSite();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  return { countryId, pathname, alternates: handle.alternates?.(match?.loaderData) };
}
