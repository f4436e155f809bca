/** What the form of the rendered page would submit: its fields, and those of the clicked button. */
export function getFields(form: HTMLElement, button?: HTMLElement): Record<string, string> {
  if (!(form instanceof HTMLFormElement)) throw new Error('not a form');
  const entries = [...new FormData(form, button)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
