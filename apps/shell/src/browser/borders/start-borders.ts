import { parseCookies } from '@heizplatz/api-client';
import type { I18n } from '@heizplatz/i18n';
import { readSession } from '@heizplatz/session';
import { readBordersMode } from './borders-mode';

/** Outlines the releases of this page where an admin has switched it on in this tab; fetched only then. */
export function startBorders(i18n: I18n): void {
  const user = readSession(parseCookies(document.cookie), new Date());
  if (!readBordersMode({ search: location.search, storage: sessionStorage, user })) return;
  import(/* webpackChunkName: "borders" */ './show-borders')
    .then(({ showBorders }) => showBorders(i18n))
    .catch((error: unknown) => console.error(error));
}
