import { useEffect } from 'react';
import { retainUnsaved } from './unsaved-forms';

/**
 * Confirms before the input is lost: by the browser when the window closes, by the page's frame on the site's own
 * links.
 */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? retainUnsaved() : undefined), [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
