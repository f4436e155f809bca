/** Whether a new document now would lose what somebody entered. */
export interface UnsavedInput {
  readonly isThere: () => boolean;
  /** What was typed belongs to a page that is gone. */
  readonly forget: () => void;
}

/** Typed by the visitor, not by a script; and whatever a page wants to ask about before it is left. */
export function watchUnsavedInput(page: Pick<Window, 'addEventListener' | 'dispatchEvent'>): UnsavedInput {
  let isTyped = false;
  page.addEventListener('input', () => (isTyped = true), { capture: true, passive: true });
  return {
    isThere: () => isTyped || !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    forget: () => (isTyped = false),
  };
}
