/** Forms of the page in this browser that hold what is not saved. One list for all of them: a router asks one question only. */
const unsaved = new Set<symbol>();

export const hasUnsavedForms = (): boolean => unsaved.size > 0;

/** Until the function it gives is called. */
export function retainUnsaved(): () => void {
  const form = Symbol('unsaved form');
  unsaved.add(form);
  return () => void unsaved.delete(form);
}
