import { formatNumber, type Site } from '@heizplatz/country';
import { useLingui } from '@lingui/react/macro';
import { StaffRows } from '../../../../shared/staff-table/staff-rows';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import type { compareAreas, ZipRange } from './area-changes';
import { type AreaPoint, isWithin } from './area-points';
import styles from './area-map.module.css';

interface AreaChangeTableProps {
  readonly changes: ReturnType<typeof compareAreas>;
  /** Of the country's postcodes: those in a range are counted. */
  readonly points: readonly AreaPoint[];
  readonly site: Site;
}

interface Row {
  readonly key: string;
  readonly change: string;
  readonly text: string;
  readonly count: number;
}

/** What a change adds to a delivery area, takes from it, or moves to another zone, range by range. */
export function AreaChangeTable({ changes, points, site }: AreaChangeTableProps) {
  const { t } = useLingui();
  const digits = points[0]?.zipCode.length ?? 5;
  const zip = (number: number): string => String(number).padStart(digits, '0');
  const toRows = (change: string, ranges: readonly ZipRange[]): Row[] =>
    ranges.map(({ from, to }) => ({
      ...{ key: `${change} ${from}`, change, text: from === to ? zip(from) : `${zip(from)}–${zip(to)}` },
      count: points.filter(({ zipCode }) => isWithin([{ from, to }], zipCode)).length,
    }));
  const rows = [
    ...toRows(t`Kommt hinzu`, changes.added),
    ...toRows(t`Fällt weg`, changes.removed),
    ...toRows(t`Andere Zone`, changes.rezoned),
  ];
  const columns: StaffTableColumn<Row>[] = [
    { key: 'change', title: t`Änderung`, cell: ({ change }) => change },
    { key: 'range', title: t`Bereich`, isRowHeader: true, cell: ({ text }) => text },
    { key: 'count', title: t`Anzahl`, align: 'end', cell: ({ count }) => formatNumber(count, site) },
  ];
  if (rows.length === 0) return <p className="quiet">{t`Das Liefergebiet ändert sich nicht.`}</p>;
  return (
    <div className={styles.changes}>
      <StaffRows
        label={t`Was sich am Liefergebiet ändert`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        defaultSort=""
      />
    </div>
  );
}
