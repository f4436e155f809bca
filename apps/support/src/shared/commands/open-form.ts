/** Leads to a form of the page by its name: opens what it stands in, and focuses its first field. */
export function openForm(name: string): void {
  const form = document.querySelector<HTMLFormElement>(`form[name="${CSS.escape(name)}"]`);
  for (let around = form?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')?.focus();
}
