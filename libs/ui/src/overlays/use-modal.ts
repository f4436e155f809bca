import { useLayoutEffect, useRef, type RefObject } from 'react';
import { markDocument } from '../context/use-document-mark';

/** Makes the dialog modal while it is mounted and gives the focus back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    // Rendered open, so that it can be read without script; a modal may not be open before.
    element.removeAttribute('open');
    element.showModal();
    const unmark = markDocument('data-modal');
    return () => {
      unmark();
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
