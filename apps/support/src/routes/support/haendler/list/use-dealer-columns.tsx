import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type CallResponse, type CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { staffDealerPath } from '../dealer-paths';
import { DealerStateChip } from './dealer-state-chip';

type Row = CallResponse<typeof CALLS.staffDealers>['Rows'][number];

const getGroups = ({ ProductGroupIds, CountryId }: Row): string =>
  ProductGroupIds.flatMap((id) => (isProductGroupId(id) ? [groupName(PRODUCT_GROUPS[id], CountryId)] : [])).join(', ');

export function useDealerColumns(): readonly StaffTableColumn<Row>[] {
  return useDeclaredColumns(STAFF_LISTS.staffDealers, {
    name: {
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={staffDealerPath(Id)}>{Name}</PlainLink>,
    },
    state: { cell: ({ State }) => <DealerStateChip state={State} /> },
    country: {},
    city: {},
    branches: { importance: 'extra' },
    groups: { importance: 'extra', wraps: true, cell: (row) => getGroups(row) || '–' },
    prices: {
      importance: 'extra',
      cell: ({ PricesChangedAt, CountryId }) =>
        PricesChangedAt ? formatDate(PricesChangedAt, siteById(CountryId)) : '–',
    },
    rating: {
      importance: 'secondary',
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
  });
}
