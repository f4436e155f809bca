import { KG_PER_TONNE } from '@heizplatz/calculator';
import type { SalesRow } from '@heizplatz/contract';
import { formatMoney, formatNumber, formatPercent, siteById, monthName } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { statementPath } from './sales-paths';

/** Each row's money in its own currency. */
export function useSalesColumns(): StaffTableColumn<SalesRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number, { CountryId }: SalesRow) => formatMoney(value, siteById(CountryId));
  return [
    {
      ...{ key: 'dealer', title: t`Händler`, sort: 'dealer', isRowHeader: true, wraps: true },
      cell: ({ Month, DealerId, DealerName }) => (
        <TextLink href={statementPath(Month, DealerId)}>{DealerName || t`Händler ${DealerId}`}</TextLink>
      ),
    },
    { key: 'month', importance: 'extra', title: t`Monat`, sort: 'month', cell: ({ Month }) => monthName(Month) },
    {
      ...{ key: 'orders', importance: 'extra', title: t`Bestellungen`, sort: 'orders', align: 'end' },
      cell: ({ Orders }) => formatNumber(Orders, site),
    },
    {
      ...{ key: 'weight', importance: 'extra', title: t`Menge in t`, sort: 'weight', align: 'end' },
      cell: ({ WeightKg }) => formatNumber(WeightKg / KG_PER_TONNE, site, 1),
    },
    {
      ...{ key: 'litres', title: t`Menge in l`, align: 'end', importance: 'extra' },
      cell: ({ Litres }) => (Litres ? formatNumber(Litres, site) : '–'),
    },
    { key: 'net', title: t`Netto`, sort: 'net', align: 'end', cell: (row) => money(row.Net, row) },
    {
      ...{ key: 'rate', title: t`Satz`, align: 'end' },
      cell: ({ RatePercent }) => (RatePercent === null ? '–' : formatPercent(RatePercent, site)),
    },
    {
      ...{ key: 'commission', title: t`Provision`, sort: 'commission', align: 'end' },
      cell: (row) => money(row.Commission, row),
    },
    {
      ...{ key: 'corrections', title: t`Korrekturen`, sort: 'corrections', align: 'end' },
      cell: (row) => (row.Corrections === 0 ? '–' : money(row.Corrections, row)),
    },
    {
      ...{ key: 'invoiced', title: t`Abgerechnet`, align: 'end' },
      cell: (row) => (row.Invoiced === null ? t`offen` : money(row.Invoiced, row)),
    },
  ];
}
