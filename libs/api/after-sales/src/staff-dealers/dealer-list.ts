import { defineStaffList } from '@heizplatz/api-identity';
import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CallResponse, DEALER_STATE_LABELS } from '@heizplatz/contract';
import { siteById, toCountryId } from '@heizplatz/country';
import { DEALER_ROWS, findListedDealers, findSoldGroups } from './dealer-list-repository';

type Row = CallResponse<typeof CALLS.staffDealers>['Rows'][number];

const groupsText = ({ ProductGroupIds, CountryId }: Row): string =>
  ProductGroupIds.flatMap((id) => (isProductGroupId(id) ? [groupName(PRODUCT_GROUPS[id], CountryId)] : [])).join(', ');

/** /support/haendler. */
export const dealerList = defineStaffList({
  call: CALLS.staffDealers,
  exportCall: CALLS.exportStaffDealers,
  fileName: 'haendler',
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
  columns: [
    { title: 'Händler', kind: 'text', value: ({ Name }) => Name },
    { title: 'Angebote', kind: 'text', value: ({ State }) => DEALER_STATE_LABELS[State] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Ort', kind: 'text', value: ({ City }) => City },
    { title: 'Filialen', kind: 'number', value: ({ BranchCount }) => BranchCount },
    { title: 'Waren', kind: 'text', value: groupsText },
    { title: 'Preise geändert', kind: 'time', value: ({ PricesChangedAt }) => PricesChangedAt },
    { title: 'Bewertung', kind: 'number', value: ({ Rating }) => Rating },
    { title: 'Bewertungen', kind: 'number', value: ({ RatingCount }) => RatingCount },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
