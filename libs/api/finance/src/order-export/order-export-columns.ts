import { declaredColumns, type StaffColumn } from '@heizplatz/api-identity';
import { ORDER_STATE_NAMES } from '@heizplatz/api-ordering';
import { describeGroup } from '@heizplatz/calculator';
import { STAFF_LISTS } from '@heizplatz/contract';
import type { FileRow } from './order-export-row';

type Column = StaffColumn<FileRow>;
const LIST = STAFF_LISTS.orderExportRows;

/** Every column of the file, in its order, and the file's name. */
export const ORDER_FILE = declaredColumns<FileRow, typeof LIST>(LIST, {
  group: ({ ProductGroupId }) => describeGroup(ProductGroupId).name,
  unit: ({ ProductGroupId }) => describeGroup(ProductGroupId).unit,
  state: ({ State }) => ORDER_STATE_NAMES[State],
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  street: ({ street }) => street,
  zipCode: ({ zipCode }) => zipCode,
  city: ({ city }) => city,
});
/** By their keys in the address. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  Object.keys(LIST.columns).flatMap((key, index) => {
    const column = ORDER_FILE.columns[index];
    return column ? [[key, column]] : [];
  }),
);

/**
 * The chosen columns in the order of the file; none chosen: all. Personal ones fall out later without the tick (rule
 * STAFF-05).
 */
export function getColumns(chosen: readonly string[]): readonly Column[] {
  const arePersonalChosen = chosen.some((key) => COLUMNS.get(key)?.isPersonal === true);
  const isRequired = (key: string, { isPersonal }: Column) =>
    chosen.length === 0 || chosen.includes(key) || (isPersonal === true && !arePersonalChosen);
  return [...COLUMNS].filter(([key, column]) => isRequired(key, column)).map(([, column]) => column);
}
