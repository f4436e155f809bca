/**
 * Forms of the page in this browser with unsaved changes. One list for all of them: a router supports only one
 * blocker.
 */
const unsaved = new Set<symbol>();

export const hasUnsavedForms = (): boolean => unsaved.size > 0;

/** Until the function it gives is called. */
export function retainUnsaved(): () => void {
  const form = Symbol('unsaved form');
  unsaved.add(form);
  return () => void unsaved.delete(form);
}
