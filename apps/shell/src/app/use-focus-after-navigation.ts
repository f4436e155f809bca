import { useLocation } from '@heizplatz/router';
import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../chrome/paths';

/**
 * A new page whose predecessor took the focus with it: the heading gets it, so that the keyboard goes on there and
 * readers say where they are (WCAG 2.4.3). What has the focus already, such as a dialog or a chosen radio, keeps it.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    const content = document.getElementById(CONTENT_ID);
    const target = content?.querySelector('h1') ?? content;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
