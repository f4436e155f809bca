import { type PageHandle, useArrival, useMatches } from '@heizplatz/router';
import { useLayoutEffect, useRef } from 'react';
import { CONTENT_ID } from '../chrome/paths';

/** Pages of one list have one path and differ in this parameter. */
const LIST_PAGE_PARAMETER = 'seite';

/** The router's key of an entry that it did not make, such as a click on a plain '#target'. */
const FOREIGN_KEY = 'default';

/**
 * A new page starts at the top, at its hash target or where the visitor left it, and its heading has the focus, so
 * that screen readers announce it (WCAG 2.4.3). A change of the query, an overlay and navigation that opts out do not
 * scroll.
 */
export function usePagePosition(): void {
  const { location, storedPosition, staysInPlace } = useArrival();
  const { hash, key, search } = location;
  const path = useMatches().findLast(({ handle }) => !(handle as PageHandle | undefined)?.isOverlay)?.pathname;
  const page = `${path?.replace(/\/$/, '')} ${new URLSearchParams(search).get(LIST_PAGE_PARAMETER) ?? ''}`;
  const visiblePage = useRef(page);
  useLayoutEffect(() => {
    const isNewPage = visiblePage.current !== page && !staysInPlace;
    visiblePage.current = page;
    if (storedPosition === false) return;
    const target = findTarget(hash);
    if (storedPosition !== null && key !== FOREIGN_KEY) window.scrollTo(0, storedPosition);
    else if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    if (isNewPage) focusPage(target);
  }, [page, hash, key, storedPosition, staysInPlace]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** A field, a heading or a dialog that the new page itself focused keeps the focus. */
function focusPage(target: HTMLElement | null): void {
  const content = document.getElementById(CONTENT_ID);
  const focused = document.activeElement;
  if (focused?.closest('dialog[open]')) return;
  if (content?.contains(focused) && focused !== content && !focused?.matches('a, button, summary')) return;
  const goal = target ?? content?.querySelector<HTMLElement>('h1') ?? content;
  if (!goal) return;
  if (goal.tabIndex < 0) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}
