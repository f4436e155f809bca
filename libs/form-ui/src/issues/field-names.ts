/** The form's field that a path of the API's or the contract's means: 'body.Address.Phone' is Phone. */
export const getFieldByPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The one of the form's names in a path; a part of a row, 'Entries.2.Text', is the field 'Text2'. */
export function toFieldName(path: string, names: readonly string[]): string {
  const parts = path.replace(/^body\./, '').split('.');
  const ofRow = `${parts.at(-1)}${parts.at(-2)}`;
  return names.includes(ofRow) ? ofRow : (parts.findLast((part) => names.includes(part)) ?? parts[0] ?? '');
}
