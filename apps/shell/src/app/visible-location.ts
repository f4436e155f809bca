import { useLocation } from '@heizplatz/router';
import { useLayoutEffect } from 'react';

let visibleKey: string | undefined;

/** The router's key of the location that React has rendered last; undefined before the first. */
export const getVisibleLocation = (): string | undefined => visibleKey;

/** For the components that render pages: the router's own state is ahead of what the visitor sees. */
export function useVisibleLocation(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    visibleKey = key;
  }, [key]);
}
