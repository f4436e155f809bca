import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CallResponse, CALLS } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { staffDealerPath } from '../dealer-paths';
import { DealerStateChip } from './dealer-state-chip';

type Row = CallResponse<typeof CALLS.staffDealers>['Rows'][number];

const getGroups = ({ ProductGroupIds, CountryId }: Row): string =>
  ProductGroupIds.flatMap((id) => (isProductGroupId(id) ? [groupName(PRODUCT_GROUPS[id], CountryId)] : [])).join(', ');

export function useDealerColumns(): readonly StaffTableColumn<Row>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Händler`,
      sort: 'name',
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={staffDealerPath(Id)}>{Name}</PlainLink>,
    },
    { key: 'state', title: t`Angebote`, cell: ({ State }) => <DealerStateChip state={State} /> },
    { key: 'country', title: t`Land`, sort: 'country', cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'city', title: t`Ort`, sort: 'city', cell: ({ City }) => City },
    { key: 'branches', importance: 'extra', title: t`Filialen`, align: 'end', cell: ({ BranchCount }) => BranchCount },
    { key: 'groups', importance: 'extra', title: t`Waren`, wraps: true, cell: (row) => getGroups(row) || '–' },
    {
      key: 'prices',
      importance: 'extra',
      title: t`Preise geändert`,
      sort: 'prices',
      cell: ({ PricesChangedAt, CountryId }) =>
        PricesChangedAt ? formatDate(PricesChangedAt, siteById(CountryId)) : '–',
    },
    {
      key: 'rating',
      importance: 'secondary',
      title: t`Bewertung`,
      sort: 'rating',
      align: 'end',
      cell: ({ Rating, RatingCount, CountryId }) => {
        if (Rating === null) return '–';
        const mean = formatNumber(Rating, siteById(CountryId), 1);
        return (
          <Trans>
            {mean} ({RatingCount})
          </Trans>
        );
      },
    },
  ];
}
