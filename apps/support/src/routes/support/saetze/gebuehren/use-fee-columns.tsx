import { groupName, describeGroup } from '@heizplatz/calculator';
import { CALLS, mayCall, type DeliveryPointFeeRow, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { useUser } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCustomerGroups } from '../../../../shared/labels/use-customer-groups';
import { dealerPricesPath } from '../../../../shared/staff-page/staff-paths';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';

/** Who minds dealers is led to the prices that say so; others read the name. */
export function useFeeColumns(): readonly StaffTableColumn<DeliveryPointFeeRow>[] {
  const { t } = useLingui();
  const user = useUser();
  const maySeePrices = mayCall(user, CALLS.staffPrices);
  const customers = useCustomerGroups();
  const { labels } = STAFF_LISTS.stationFees.columns.phase;
  return useDeclaredColumns(STAFF_LISTS.stationFees, {
    dealer: {
      isRowHeader: true,
      wraps: true,
      cell: ({ DealerId, DealerName }) =>
        maySeePrices ? <PlainLink href={dealerPricesPath(DealerId)}>{DealerName}</PlainLink> : DealerName,
    },
    fee: { cell: ({ Fee, CountryId }) => formatMoney(Fee, siteById(CountryId)) },
    group: { cell: ({ ProductGroupId, CountryId }) => groupName(describeGroup(ProductGroupId), CountryId) },
    country: {},
    customers: {
      importance: 'extra',
      cell: ({ CustomerGroupIds }) =>
        CustomerGroupIds.length === 3 ? t`alle` : CustomerGroupIds.map((id) => customers[id]).join(', '),
    },
    branches: { importance: 'extra', wraps: true, cell: ({ Branches }) => Branches.join(', ') },
    from: { cell: ({ ValidFrom, CountryId }) => formatDate(ValidFrom, siteById(CountryId)) },
    phase: { cell: ({ Phase }) => <Chip tone={Phase === 'current' ? 'good' : 'info'}>{labels[Phase]}</Chip> },
  });
}
