import { useLocation } from '@heizplatz/router';
import { useLayoutEffect } from 'react';

type Place = Pick<ReturnType<typeof useLocation>, 'key' | 'pathname' | 'search' | 'hash'>;

/** Entries that the router did not make, such as a click on a plain '#target', have one key among them. */
const getName = ({ key, pathname, search, hash }: Place): string => `${key} ${pathname}${search}${hash}`;

let visible: string | undefined;

/** Whether React has rendered this location last. */
export const isVisible = (location: Place): boolean => visible === getName(location);

/** For the components that render pages: the router's own state is ahead of what the visitor sees. */
export function useVisibleLocation(): void {
  const name = getName(useLocation());
  useLayoutEffect(() => {
    visible = name;
  }, [name]);
}
