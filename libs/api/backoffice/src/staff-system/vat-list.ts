import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CallRequest, STAFF_LISTS, type VatRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { readVatRates, VAT_ROWS } from './vat-repository';

type Query = CallRequest<typeof CALLS.vatRates>['query'];

/** The rates of these ids, as they count on a day. */
export const readVatRows = async (db: Database, ids: readonly string[], today: string): Promise<VatRow[]> =>
  (await readVatRates(db, ids, today)).map((row) => ({
    RateId: row.id,
    CountryId: row.country_id,
    ProductGroupId: row.product_group_id,
    ProductId: row.product_id,
    ProductName: row.product_name,
    ValidFrom: row.valid_from,
    Percent: row.rate_basis_points / 100,
    Phase: row.valid_from > today ? 'coming' : row.is_replaced ? 'past' : 'current',
  }));

/** VAT of all goods; some dozen rows. */
export const vatList = defineStaffList<Query, VatRow>({
  call: CALLS.vatRates,
  exportCall: CALLS.exportVatRates,
  ...VAT_ROWS,
  read: (db, ids, { clock }) => readVatRows(db, ids.map(String), siteDay(clock())),
  getId: ({ RateId }) => RateId,
  ...declaredColumns(STAFF_LISTS.vatRates, {
    country: (row: VatRow) => siteById(row.CountryId).countryName,
    group: (row: VatRow) => groupName(PRODUCT_GROUPS[row.ProductGroupId], row.CountryId),
  }),
});
