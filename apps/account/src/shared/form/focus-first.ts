/** Leads to the first field that is wrong; answers whether there is one. Ids are the fields' names. */
export function focusFirst(fields: readonly string[]): boolean {
  const [first] = fields;
  if (first === undefined) return false;
  document.getElementById(first)?.focus();
  return true;
}
