import { groupShortName, describeGroup } from '@heizplatz/calculator';
import type { OrderExportRow } from '@heizplatz/contract';
import { formatDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../shared/staff-table/staff-table-column';
import { useColumnNames } from './use-column-names';

const kg = (value: number | null, countryId: OrderExportRow['CountryId']) =>
  value === null ? '–' : formatNumber(value, siteById(countryId));
const money = (value: number | null, { CountryId }: OrderExportRow) =>
  value === null ? '–' : formatMoney(value, siteById(CountryId));

/** What the table shows of the file: enough to see whether the selection is right. */
export function usePreviewColumns(): readonly StaffTableColumn<OrderExportRow>[] {
  const { t } = useLingui();
  const names = useColumnNames();
  return [
    {
      key: 'number',
      title: names.number,
      sort: 'number',
      isRowHeader: true,
      cell: ({ OrderId, Number }) => <TextLink href={staffOrderPath(OrderId)}>{Number}</TextLink>,
    },
    {
      key: 'date',
      title: names.date,
      sort: 'date',
      cell: ({ PlacedAt, CountryId }) => formatDate(PlacedAt, siteById(CountryId)),
    },
    { key: 'country', title: names.country, cell: ({ CountryId }) => siteById(CountryId).iso },
    {
      key: 'group',
      title: names.group,
      cell: ({ ProductGroupId, CountryId }) => groupShortName(describeGroup(ProductGroupId), CountryId),
    },
    { key: 'kg', title: names.kg, align: 'end', cell: ({ WeightKg, CountryId }) => kg(WeightKg, CountryId) },
    {
      key: 'deliveredKg',
      title: names.deliveredKg,
      align: 'end',
      cell: ({ DeliveredKg, CountryId }) => kg(DeliveredKg, CountryId),
    },
    { key: 'net', title: names.net, align: 'end', cell: (row) => money(row.Net, row) },
    { key: 'vat', title: names.vat, align: 'end', cell: (row) => money(row.Vat, row) },
    { key: 'gross', title: names.gross, align: 'end', cell: (row) => money(row.Gross, row) },
    { key: 'payment', title: names.payment, cell: ({ Payment }) => Payment },
    { key: 'dealer', title: names.dealer, cell: ({ Dealer }) => Dealer },
    {
      key: 'state',
      title: names.state,
      cell: ({ State }) => <Chip tone={ORDER_STATE_LABELS[State].tone}>{t(ORDER_STATE_LABELS[State].label)}</Chip>,
    },
    { key: 'commission', title: names.commission, align: 'end', cell: (row) => money(row.Commission, row) },
  ];
}
