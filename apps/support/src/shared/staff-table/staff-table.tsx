import type { ProblemError } from '@heizplatz/api-client';
import { type AnyList, personalTitles, STAFF_PAGE_SIZES } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useLocation, useSite } from '@heizplatz/router';
import { EmptyState, FailedState, PageLinks, PlainLink, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ColumnChoice } from './columns/column-choice';
import { type TablePreferences, useTablePreferences } from './columns/table-preferences';
import { FilterChips } from './filters/filter-chips';
import { FilterFields } from './filters/filter-fields';
import type { ListFilter } from './filters/list-filter';
import { useSpelling } from '../labels/use-labels';
import { listAddress } from './list-address';
import { StaffExportLinks } from './staff-export-links';
import { StaffFilters } from './staff-filters';
import { StaffRows } from './staff-rows';
import type { StaffRows as RowsPage, StaffTableColumn } from './staff-table-column';
import styles from './staff-table.module.css';
import { StaffViews } from './staff-views';

export interface StaffTableProps<Row> {
  /** The declaration of what is listed. */
  readonly list: AnyList;
  readonly columns: readonly StaffTableColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** `useCall(CALLS.x, { query })`: its data and error. */
  readonly data: RowsPage<Row> | undefined;
  readonly error?: ProblemError | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly getMark?: (row: Row) => 'warn' | 'late' | 'open' | undefined;
  /** Filters of the list: fields of its form, and chips once they are set. */
  readonly listFilters?: readonly ListFilter[];
  /** What the filter form sends along besides its fields, by name; '' is left out. */
  readonly formValues?: Readonly<Record<string, string>>;
  /** Above the table once rows are selected: SelectionBar. */
  readonly selectionBar?: ReactNode;
  /** Path of the export call; absent: no files. */
  readonly exportPath?: string;
  /** Displayed when there are no results. */
  readonly emptyTitle?: string;
}

function CountText({ data }: { readonly data: RowsPage<unknown> }) {
  const site = useSite();
  const { Total, IsTotalCapped, Page, PageSize, Rows } = data;
  const first = (Page - 1) * PageSize + 1;
  const [from, to] = [formatNumber(first, site), formatNumber(first + Rows.length - 1, site)];
  const total = formatNumber(Total, site);
  if (Rows.length === 0) return <Trans>0 Treffer</Trans>;
  return IsTotalCapped ? (
    <Trans>
      {from}–{to} von mehr als {total}
    </Trans>
  ) : (
    <Trans>
      {from}–{to} von {total}
    </Trans>
  );
}

const NO_FILTERS: readonly ListFilter[] = [];

/** A choice of columns counts whatever the room is: the table then scrolls within its frame. */
const chooseColumns = <Row,>(
  columns: readonly StaffTableColumn<Row>[],
  { columns: chosen }: TablePreferences,
): readonly StaffTableColumn<Row>[] =>
  chosen === null
    ? columns
    : columns
        .filter(({ key, isRowHeader, isFixed }) => isRowHeader || isFixed || chosen.includes(key))
        .map(({ importance: _, ...column }) => column);

const WAITING_ROWS = [100, 75, 100, 100, 75] as const;

function WaitingRows() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">
        <Trans>Die Liste wird geladen …</Trans>
      </span>
      {WAITING_ROWS.map((width, at) => (
        <Skeleton key={at} width={width} />
      ))}
    </div>
  );
}

function Footer({ data, label }: { readonly data: RowsPage<unknown>; readonly label: string }) {
  const { t } = useLingui();
  const location = useLocation();
  return (
    <div className={styles.foot}>
      <PageLinks
        label={t`Seiten: ${label}`}
        page={data.Page}
        pageCount={Math.ceil(data.Total / data.PageSize)}
        getHref={(page) => listAddress(location, { page: page === 1 ? null : String(page) })}
      />
      {data.Total > STAFF_PAGE_SIZES[0] && (
        <p className={styles.sizes}>
          <Trans>Zeilen je Seite</Trans>
          {STAFF_PAGE_SIZES.map((size) =>
            size === data.PageSize ? (
              <strong key={size} aria-current="true">
                {size}
              </strong>
            ) : (
              <PlainLink key={size} href={listAddress(location, { size: String(size) })}>
                {size}
              </PlainLink>
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** A list of staff, whole: filters, saved views, files, table, pages. Its state is its address; it works without script. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { t } = useLingui();
  const { list, data, error, onRetry, columns, rowKey, getMark } = props;
  const spell = useSpelling();
  const label = spell(list.label);
  const searchHint = list.searchHint === undefined ? undefined : spell(list.searchHint);
  const { pathname, search } = useLocation();
  const { listFilters = NO_FILTERS, formValues = {} } = props;
  const hasFilters = searchHint !== undefined || listFilters.length > 0;
  const { preferences, save } = useTablePreferences(pathname);
  if (!data && error)
    return (
      <FailedState
        title={t`Die Liste konnte nicht geladen werden.`}
        onRetry={onRetry}
        retryHref={pathname + search}
        requestId={error.problem.requestId}
      />
    );
  return (
    <section className={styles.list} aria-label={label}>
      {hasFilters && (
        <StaffFilters searchHint={searchHint}>
          <FilterFields filters={listFilters} />
          {Object.entries(formValues).map(([name, value]) =>
            value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
        </StaffFilters>
      )}
      {hasFilters && <FilterChips filters={listFilters} />}
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {data && <CountText data={data} />}
        </p>
        <div className={styles.toolLinks}>
          <StaffViews />
          <ColumnChoice columns={columns} preferences={preferences} onChange={save} />
          {props.exportPath && data && data.Rows.length > 0 && (
            <StaffExportLinks path={props.exportPath} personalColumns={personalTitles(list).map(spell)} />
          )}
        </div>
      </div>
      {props.selectionBar}
      {!data && <WaitingRows />}
      {data && data.Rows.length === 0 && (
        <EmptyState title={props.emptyTitle ?? t`Nichts gefunden`}>
          {search !== '' && <Trans>Mit anderen Angaben in den Feldern oben finden Sie vielleicht mehr.</Trans>}
        </EmptyState>
      )}
      {data && data.Rows.length > 0 && (
        <StaffRows
          // Two regions of the same name could not be distinguished.
          label={t`Tabelle: ${label}`}
          columns={chooseColumns(columns, preferences)}
          isDense={preferences.isDense}
          rows={data.Rows}
          rowKey={rowKey}
          getMark={getMark}
          defaultSort={list.defaultSort}
        />
      )}
      {data && <Footer data={data} label={label} />}
    </section>
  );
}
