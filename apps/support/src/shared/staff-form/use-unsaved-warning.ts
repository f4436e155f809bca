import { useEffect } from 'react';
import { retainUnsaved } from './unsaved-forms';

/** Asks before another page takes what was typed: the browser when the window goes, the page's frame on our own links. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? retainUnsaved() : undefined), [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
