/** The id of a section's element in the document. */
export const getSectionId = (id: number): string => `baustein-${id}`;

/** Moves the focus to a section: to its first field that is marked invalid, else to the section itself. */
export function focusSection(id: number): void {
  const section = document.getElementById(getSectionId(id));
  const field = section?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (field ?? section)?.focus();
}
