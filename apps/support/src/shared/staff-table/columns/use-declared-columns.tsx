import type { AnyList, ColumnKey, ListColumn } from '@heizplatz/contract';
import { formatDate, formatNumber, formatTime, isCountryId, type Site, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import type { ReactNode } from 'react';
import { useSpelling } from '../../labels/use-labels';
import type { StaffTableColumn } from '../staff-table-column';

/** How a table shows a declared column: its cell where the field alone says too little, and its place. */
export type ShownColumn<Row> = Partial<Omit<StaffTableColumn<Row>, 'key' | 'sort'>>;

type Shown<Row, List extends AnyList> = Readonly<Partial<Record<ColumnKey<List>, ShownColumn<Row>>>>;

const NUMBERS: readonly ListColumn<never>['kind'][] = ['number', 'money', 'weight'];

interface Notation {
  readonly site: Site;
  readonly spell: (text: string) => string;
}

function fieldText({ field = '', kind, labels }: ListColumn<never>, row: unknown, { site, spell }: Notation): string {
  const value: unknown = Reflect.get(Object(row), field);
  if (kind === 'country' && isCountryId(value)) return siteById(value).iso;
  if (kind === 'code') return spell(labels?.[String(value)] ?? '–');
  if (kind === 'boolean') return value === true ? 'ja' : 'nein';
  if (typeof value === 'number') return formatNumber(value, site, Number.isInteger(value) ? 0 : 2);
  if (typeof value !== 'string' || value === '') return '–';
  if (kind === 'date') return formatDate(value, site);
  return kind === 'time' ? formatTime(value, site) : value;
}

/**
 * The table of a declared list: the columns that are named here, in the declared order and with the declared heads, sorts and
 * alignment. A cell that is not named shows the field.
 */
export function useDeclaredColumns<Row, List extends AnyList>(
  { columns }: List,
  shown: Shown<Row, List>,
): StaffTableColumn<Row>[] {
  const site = useSite();
  const spell = useSpelling();
  const named: Readonly<Record<string, ShownColumn<Row> | undefined>> = shown;
  return Object.entries<ListColumn<never>>(columns).flatMap(([key, column]) => {
    const own = named[key];
    if (own === undefined) return [];
    const cell = own.cell ?? ((row: Row): ReactNode => fieldText(column, row, { site, spell }));
    return [
      {
        ...{ key, title: spell(column.label) },
        ...(column.sort !== undefined && { sort: column.sort }),
        ...(NUMBERS.includes(column.kind) && { align: 'end' as const }),
        ...own,
        cell,
      },
    ];
  });
}
