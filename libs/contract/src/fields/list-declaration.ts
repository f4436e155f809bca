/** How a cell is written: money is decimal currency, weight whole kg, date '2026-11-21', time an ISO time, country its number. */
export type ListColumnKind = 'text' | 'number' | 'money' | 'weight' | 'date' | 'time' | 'boolean' | 'country' | 'code';

/** A column of a list of staff, of its table and of its files alike; keys of columns stand in people's saved choices. */
export interface ListColumn<Row> {
  /** German: heads the table and, with the unit, the file. */
  readonly label: string;
  readonly kind: ListColumnKind;
  /** Behind the label in a file, whose cells are bare numbers: '%'. */
  readonly unit?: string;
  /** Of the row, as it stands there; absent: the API computes the cell (`cells` of declaredColumns). */
  readonly field?: keyof Row & string;
  /** What the codes of the field are called, where its kind is 'code'. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Identifies a person or leads to one: in files for a reason alone. */
  readonly isPersonal?: true;
  /** The key by which addresses sort by it; absent: not sorted by. */
  readonly sort?: string;
}

/** A filter of a list, under its name in the call's query. */
export interface ListFilterLabel {
  readonly label: string;
  /** Absent: the page names the options, such as dealers that were found. */
  readonly kind?: 'country' | 'group' | 'day' | 'text';
  /** Its values with what they are called, in the order of the choice; kind is absent then. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What is chosen where nothing is filtered; absent: 'alle'. */
  readonly all?: string;
}

/**
 * A list of staff, declared once beside its row: the table of apps/support, the files and the order of the API, the audit
 * log's names of fields and the bench read it. Collected in staff-lists.ts.
 */
export interface ListDeclaration<Row> {
  /** What is listed: 'Mails'. */
  readonly label: string;
  /** The files' name, without day and ending: 'postausgang'. */
  readonly fileName: string;
  /** In the order of the file; a table shows some of them, in the same order. */
  readonly columns: Readonly<Record<string, ListColumn<Row>>>;
  /** Sorts of no column of their own. */
  readonly furtherSorts?: readonly string[];
  /** A sort, '-' before it: descending. */
  readonly defaultSort: string;
  /** What a search looks in, for readers; absent: nothing is searched. */
  readonly searchHint?: string;
  readonly filters: Readonly<Record<string, ListFilterLabel>>;
}

/** A list of whatever rows. */
export type AnyList = ListDeclaration<never>;

export type ColumnKey<List extends AnyList> = keyof List['columns'] & string;

/** Keys of columns whose cells the API computes. */
export type ComputedKey<List extends AnyList> = {
  [Key in ColumnKey<List>]: List['columns'][Key] extends { readonly field: string } ? never : Key;
}[ColumnKey<List>];

type SortOf<Column> = Column extends { readonly sort: infer Key extends string } ? Key : never;

/** What a list can be sorted by. */
export type SortKey<List extends AnyList> =
  | { [Key in ColumnKey<List>]: SortOf<List['columns'][Key]> }[ColumnKey<List>]
  | (List['furtherSorts'] extends readonly (infer Key extends string)[] ? Key : never);

/** How a column is headed in a file. */
export const fileTitle = ({ label, unit }: Pick<ListColumn<never>, 'label' | 'unit'>): string =>
  unit === undefined ? label : `${label} in ${unit}`;

/** How the file's columns that name persons are headed, in its order. */
export const personalTitles = ({ columns }: AnyList): readonly string[] =>
  Object.values(columns).flatMap((column) => (column.isPersonal ? [fileTitle(column)] : []));

/** What the list can be sorted by, by the keys of the address. */
export const sortKeys = ({ columns, furtherSorts = [] }: AnyList): readonly string[] => [
  ...Object.values(columns).flatMap(({ sort }) => sort ?? []),
  ...furtherSorts,
];
