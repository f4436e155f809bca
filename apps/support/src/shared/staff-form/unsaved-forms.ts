/** What its input is lost with: another page, or another case of the same list as well. */
export type UnsavedScope = 'page' | 'case';

/**
 * Forms of the page in this browser with unsaved changes. One list for all of them: a router supports only one
 * blocker.
 */
const unsaved = new Map<symbol, UnsavedScope>();

export const hasUnsavedForms = (): boolean => unsaved.size > 0;

export const hasUnsavedCase = (): boolean => [...unsaved.values()].includes('case');

/** Until the function it gives is called. */
export function retainUnsaved(scope: UnsavedScope): () => void {
  const form = Symbol('unsaved form');
  unsaved.set(form, scope);
  return () => void unsaved.delete(form);
}
