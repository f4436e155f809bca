import { groupShortName, describeGroup } from '@heizplatz/calculator';
import { type OrderExportRow, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../shared/staff-table/staff-table-column';

const kg = (value: number | null, countryId: OrderExportRow['CountryId']) =>
  value === null ? '–' : formatNumber(value, siteById(countryId));
const money = (value: number | null, { CountryId }: OrderExportRow) =>
  value === null ? '–' : formatMoney(value, siteById(CountryId));

/** What the table shows of the file: enough to see whether the selection is right. */
export function usePreviewColumns(): readonly StaffTableColumn<OrderExportRow>[] {
  const { t } = useLingui();
  return useDeclaredColumns(STAFF_LISTS.orderExportRows, {
    number: {
      isRowHeader: true,
      cell: ({ OrderId, Number }) => <TextLink href={staffOrderPath(OrderId)}>{Number}</TextLink>,
    },
    date: { cell: ({ PlacedAt, CountryId }) => formatDate(PlacedAt, siteById(CountryId)) },
    country: {},
    group: { cell: ({ ProductGroupId, CountryId }) => groupShortName(describeGroup(ProductGroupId), CountryId) },
    kg: { cell: ({ WeightKg, CountryId }) => kg(WeightKg, CountryId) },
    deliveredKg: { cell: ({ DeliveredKg, CountryId }) => kg(DeliveredKg, CountryId) },
    net: { cell: (row) => money(row.Net, row) },
    vat: { cell: (row) => money(row.Vat, row) },
    gross: { cell: (row) => money(row.Gross, row) },
    payment: {},
    dealer: {},
    state: {
      cell: ({ State }) => <Chip tone={ORDER_STATE_LABELS[State].tone}>{t(ORDER_STATE_LABELS[State].label)}</Chip>,
    },
    commission: { cell: (row) => money(row.Commission, row) },
  });
}
