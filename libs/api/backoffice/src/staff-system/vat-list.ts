import { defineStaffList } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CallRequest, type VatRow } from '@heizplatz/contract';
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

const PHASE_NAMES = { past: 'abgelöst', current: 'gilt', coming: 'kommt', other: 'anderer Stand' } as const;

/** VAT of all goods; some dozen rows. */
export const vatList = defineStaffList<Query, VatRow>({
  call: CALLS.vatRates,
  exportCall: CALLS.exportVatRates,
  ...VAT_ROWS,
  read: (db, ids, { clock }) => readVatRows(db, ids.map(String), siteDay(clock())),
  getId: ({ RateId }) => RateId,
  columns: [
    { title: 'Land', kind: 'text', value: (row) => siteById(row.CountryId).countryName },
    {
      title: 'Warengruppe',
      kind: 'text',
      value: (row) => groupName(PRODUCT_GROUPS[row.ProductGroupId], row.CountryId),
    },
    { title: 'Ware', kind: 'text', value: (row) => row.ProductName },
    { title: 'Satz %', kind: 'number', value: ({ Percent }) => Percent },
    { title: 'Gilt ab', kind: 'date', value: ({ ValidFrom }) => ValidFrom },
    { title: 'Geltung', kind: 'text', value: ({ Phase }) => PHASE_NAMES[Phase] },
  ],
  fileName: 'umsatzsteuer',
});
