import { KG_PER_TONNE } from '@heizplatz/calculator';
import { type SalesRow, STAFF_LISTS } from '@heizplatz/contract';
import { formatMoney, formatNumber, formatPercent, siteById, monthName } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { statementPath } from './sales-paths';

/** Each row's money in its own currency. */
export function useSalesColumns(): readonly StaffTableColumn<SalesRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number, { CountryId }: SalesRow) => formatMoney(value, siteById(CountryId));
  return useDeclaredColumns(STAFF_LISTS.salesList, {
    dealer: {
      ...{ isRowHeader: true, wraps: true },
      cell: ({ Month, DealerId, DealerName }) => (
        <TextLink href={statementPath(Month, DealerId)}>{DealerName || t`Händler ${DealerId}`}</TextLink>
      ),
    },
    month: { importance: 'extra', cell: ({ Month }) => monthName(Month) },
    orders: { importance: 'extra' },
    weight: { importance: 'extra', cell: ({ WeightKg }) => formatNumber(WeightKg / KG_PER_TONNE, site, 1) },
    litres: { importance: 'extra', cell: ({ Litres }) => (Litres ? formatNumber(Litres, site) : '–') },
    net: { cell: (row) => money(row.Net, row) },
    rate: {
      title: t`Satz`,
      cell: ({ RatePercent }) => (RatePercent === null ? '–' : formatPercent(RatePercent, site)),
    },
    commission: { cell: (row) => money(row.Commission, row) },
    corrections: { cell: (row) => (row.Corrections === 0 ? '–' : money(row.Corrections, row)) },
    invoiced: { cell: (row) => (row.Invoiced === null ? t`offen` : money(row.Invoiced, row)) },
  });
}
