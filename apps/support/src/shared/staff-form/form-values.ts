import type { FormValues } from '@heizplatz/form-ui';

/** A field as both sides have it, when somebody else was quicker. */
export interface FieldDifference {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields in which a form differs from what is saved by now. */
export const getDifferences = (mine: FormValues, theirs: FormValues): FieldDifference[] =>
  Object.keys(mine)
    .filter((name) => (mine[name] ?? '') !== (theirs[name] ?? ''))
    .map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' }));

/** A version as the API saved it, as text of the form's own fields; what the form has no field for is left out. */
export function getVersionValues(current: unknown, names: readonly string[]): FormValues {
  const fields = new Map(typeof current === 'object' && current !== null ? Object.entries(current) : []);
  return Object.fromEntries(names.map((name) => [name, getText(fields.get(name))]));
}

function getText(value: unknown): string {
  if (value === true) return 'on';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value).replace('.', ',') : '';
}

/** '1.234,5' as a number; NaN when it is none. */
export const getNumber = (input: string): number => {
  const plain = input.trim().replaceAll('.', '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
};
