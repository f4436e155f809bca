import { type Ref, useEffect, useRef } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { usePrefetch } from './page-provider';

/** Rule LAYOUT-05: an idle moment is waited for, at most this long. */
export const PREFETCH_TIMEOUT_MS = 2000;

/**
 * react-router's Link that loads the target's remote once the link is seen. Its own discovery of routes belongs to its
 * framework and would cost 21 bytes a link.
 */
export function Link(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  const element = useRef<HTMLAnchorElement>(null);
  const prefetch = usePrefetch();
  const path = typeof props.to === 'string' ? props.to : props.to.pathname;
  useEffect(() => {
    if (!prefetch || !path?.startsWith('/') || !element.current) return;
    return whenSeen(element.current, () => whenIdle(() => prefetch(path)));
  }, [prefetch, path]);
  return <RouterLink discover="none" {...props} ref={props.ref ?? element} />;
}

function whenSeen(target: Element, action: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    action();
  });
  observer.observe(target);
  return () => observer.disconnect();
}

function whenIdle(action: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(action, PREFETCH_TIMEOUT_MS);
  else requestIdleCallback(action, { timeout: PREFETCH_TIMEOUT_MS });
}
