import { useEffect } from 'react';
import { isTyping } from '../fields/is-typing';

/** Ctrl+Z or Cmd+Z outside of fields, where it undoes what was typed. */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  useEffect(() => {
    if (!onUndo) return;
    function onKeyDown(event: KeyboardEvent) {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      onUndo?.();
    }
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [onUndo]);
}
