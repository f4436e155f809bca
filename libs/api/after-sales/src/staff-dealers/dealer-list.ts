import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type CallResponse, STAFF_LISTS } from '@heizplatz/contract';
import { toCountryId } from '@heizplatz/country';
import { DEALER_ROWS, findListedDealers, findSoldGroups } from './dealer-list-repository';

type Query = CallRequest<typeof CALLS.staffDealers>['query'];
type Row = CallResponse<typeof CALLS.staffDealers>['Rows'][number];

const groupsText = ({ ProductGroupIds, CountryId }: Row): string =>
  ProductGroupIds.flatMap((id) => (isProductGroupId(id) ? [groupName(PRODUCT_GROUPS[id], CountryId)] : [])).join(', ');

/** /support/haendler (rule STAFF-14). */
export const dealerList = defineStaffList<Query, Row>({
  call: CALLS.staffDealers,
  exportCall: CALLS.exportStaffDealers,
  ...DEALER_ROWS,
  read: async (db, ids, { clock }) => {
    const numbers = ids.map(Number);
    if (numbers.length === 0) return [];
    const rows = await findListedDealers(db, numbers, clock());
    const groups = await findSoldGroups(db, numbers);
    return rows.map(({ row, state, branchCount: count }) => ({
      Id: row.id,
      CountryId: toCountryId(row.countryId),
      Name: row.name,
      City: row.city,
      BranchCount: count,
      ProductGroupIds: groups.get(row.id) ?? [],
      State: state,
      PricesChangedAt: row.pricesChangedAt?.toISOString() ?? null,
      Rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
      RatingCount: row.ratingCount,
    }));
  },
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffDealers, { groups: groupsText }),
});
