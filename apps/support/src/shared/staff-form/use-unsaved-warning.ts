import { useEffect } from 'react';
import { retainUnsaved, type UnsavedScope } from './unsaved-forms';

/**
 * Confirms before the input is lost (rule STAFF-02): by the browser when the window closes, by the page's frame on the
 * site's own links. 'page' is for input that outlives the open case of a list.
 */
export function useUnsavedWarning(isUnsaved: boolean, scope: UnsavedScope = 'case'): void {
  useEffect(() => (isUnsaved ? retainUnsaved(scope) : undefined), [isUnsaved, scope]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
