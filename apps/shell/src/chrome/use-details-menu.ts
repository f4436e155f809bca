import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface DetailsMenu {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Closes a menu that the browser opens, so that it works without script: on navigation, on Escape, which returns the
 * focus to its button, and on events outside of it.
 */
export function useDetailsMenu(pathname: string): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => close(ref.current), [pathname]);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close(ref.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return {
    ref,
    onKeyDown: ({ key }) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      close(ref.current);
      ref.current.querySelector('summary')?.focus();
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close(ref.current);
    },
  };
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}
