import { type MenuEntry, StaffMenu } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';

/** Fields of an entry; a form has as many as there are rows. */
export const getField = (part: 'Text' | 'Href' | 'IsHidden', at: number): string => `${part}${at}`;

export const menuValues = (entries: readonly MenuEntry[], rows: number): FormValues =>
  Object.fromEntries(
    Array.from({ length: rows }, (_, at) => [
      [getField('Text', at), entries[at]?.Text ?? ''],
      [getField('Href', at), entries[at]?.Href ?? ''],
      [getField('IsHidden', at), entries[at]?.IsHidden ? 'on' : ''],
    ]).flat(),
  );

/** Rows in their order, up to the last that is not empty: so a row's index is its entry's. */
export function toEntries(values: FormValues, rows: number): MenuEntry[] {
  const entries = Array.from({ length: rows }, (_, at) => ({
    Text: values[getField('Text', at)] ?? '',
    Href: values[getField('Href', at)] ?? '',
    IsHidden: values[getField('IsHidden', at)] === 'on',
  }));
  return entries.slice(0, 1 + entries.findLastIndex(({ Text, Href }) => Text !== '' || Href !== ''));
}

const PARTS = ['Text', 'Href', 'IsHidden'] as const;

/** The fields with a row at another's place; those between move up or down. `rows`: as many as the form has. */
export function moved(values: FormValues, from: number, to: number, rows: number): FormValues {
  const order = Array.from({ length: rows }, (_, at) => at);
  const sources = order.toSpliced(from, 1).toSpliced(to, 0, from);
  const taken = sources.flatMap((source, at) =>
    PARTS.map((part) => [getField(part, at), values[getField(part, source)] ?? ''] as const),
  );
  return { ...values, ...Object.fromEntries(taken) };
}

/** The fields without a row; those below it move up. */
export function without(values: FormValues, row: number, rows: number): FormValues {
  const entries = toEntries(values, rows);
  return menuValues([...entries.slice(0, row), ...entries.slice(row + 1)], rows);
}

/** The form's fields of what somebody else saved. */
export function savedMenuValues(current: unknown, rows: number): FormValues | null {
  const parsed = v.safeParse(StaffMenu, current);
  return parsed.success ? menuValues(parsed.output.Entries, rows) : null;
}
