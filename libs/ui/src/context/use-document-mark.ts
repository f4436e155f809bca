import { useLayoutEffect } from 'react';

/** What the document's styles know of the page: a modal is open, a bar covers its end. */
export type DocumentMark = 'data-modal' | 'data-compare-bar' | 'data-consent-bar';

/** The attribute's value says how many hold it: copies of this lib in other remotes count on it too. */
function add(mark: DocumentMark, count: number): void {
  const root = document.documentElement;
  const sum = Number(root.getAttribute(mark)) + count;
  if (sum > 0) root.setAttribute(mark, String(sum));
  else root.removeAttribute(mark);
}

/** Marks the document; the function that it gives takes the mark back. */
export function markDocument(mark: DocumentMark): () => void {
  add(mark, 1);
  return () => add(mark, -1);
}

/**
 * Marks <html> while a component is rendered and `isOn`, before the browser paints. A style of `html:has(…)` would tell it
 * without script, and has the browser look through the whole document after each input (decision 124).
 */
export function useDocumentMark(mark: DocumentMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? markDocument(mark) : undefined), [mark, isOn]);
}
