import { parseCookies } from '@heizplatz/api-client';
import type { I18n } from '@heizplatz/i18n';
import { readSession } from '@heizplatz/session';
import { readBordersMode } from './borders-mode';

interface RoutedPage {
  readonly subscribe: (listener: () => void) => void;
}

/** Outlines the releases of this page once an admin has switched it on in this tab; fetched only then. */
export function startBorders(router: RoutedPage, i18n: I18n): void {
  let close: (() => void) | null = null;
  let isLoading = false;
  /** The address at which they were closed: its parameter does not show them again. */
  let closedAt: string | null = null;
  const show = async () => {
    const { showBorders } = await import(/* webpackChunkName: "borders" */ './show-borders');
    close = showBorders(i18n, () => {
      close = null;
      closedAt = location.search;
    });
  };
  const check = () => {
    if (location.search === closedAt) return;
    closedAt = null;
    const user = readSession(parseCookies(document.cookie), new Date());
    const isOn = readBordersMode({ search: location.search, storage: sessionStorage, user });
    if (!isOn) return close?.();
    if (close || isLoading) return;
    isLoading = true;
    show()
      .catch((error: unknown) => console.error(error))
      .finally(() => (isLoading = false));
  };
  check();
  router.subscribe(check);
}
