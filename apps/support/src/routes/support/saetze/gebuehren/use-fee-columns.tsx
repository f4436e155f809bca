import { groupName, describeGroup } from '@heizplatz/calculator';
import { CALLS, mayCall, type DeliveryPointFeeRow } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { useUser } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { dealerPricesPath } from '../../../../shared/staff-page/staff-paths';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';

/** Who minds dealers is led to the prices that say so; others read the name. */
export function useFeeColumns(): readonly StaffTableColumn<DeliveryPointFeeRow>[] {
  const { t } = useLingui();
  const user = useUser();
  const maySeePrices = mayCall(user, CALLS.staffPrices);
  const customers = { 1: t`Privat`, 2: t`Gewerbe`, 3: t`Sammelbesteller` };
  return [
    {
      key: 'dealer',
      title: t`Händler`,
      sort: 'Dealer',
      isRowHeader: true,
      wraps: true,
      cell: ({ DealerId, DealerName }) =>
        maySeePrices ? <PlainLink href={dealerPricesPath(DealerId)}>{DealerName}</PlainLink> : DealerName,
    },
    {
      key: 'fee',
      title: t`Lieferpauschale`,
      sort: 'Fee',
      align: 'end',
      cell: ({ Fee, CountryId }) => formatMoney(Fee, siteById(CountryId)),
    },
    {
      key: 'group',
      title: t`Warengruppe`,
      sort: 'Group',
      cell: ({ ProductGroupId, CountryId }) => groupName(describeGroup(ProductGroupId), CountryId),
    },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    {
      key: 'customers',
      importance: 'extra',
      title: t`Kundengruppen`,
      cell: ({ CustomerGroupIds }) =>
        CustomerGroupIds.length === 3 ? t`alle` : CustomerGroupIds.map((id) => customers[id]).join(', '),
    },
    {
      key: 'branches',
      importance: 'extra',
      title: t`Filialen`,
      wraps: true,
      cell: ({ Branches }) => Branches.join(', '),
    },
    {
      key: 'from',
      title: t`Gilt ab`,
      sort: 'ValidFrom',
      cell: ({ ValidFrom, CountryId }) => formatDate(ValidFrom, siteById(CountryId)),
    },
    {
      key: 'phase',
      title: t`Geltung`,
      cell: ({ Phase }) =>
        Phase === 'current' ? <Chip tone="good">{t`gilt`}</Chip> : <Chip tone="info">{t`kommt`}</Chip>,
    },
  ];
}
