import { vatRates } from '@heizplatz/api-catalog';
import { defineStaffList } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CallRequest, CountryId, ProductGroupId, type VatRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

type Query = CallRequest<typeof CALLS.vatRates>['query'];

/** 'country-group-product-day': a rate has no number of its own. */
const RATE_ID = sql`concat_ws('-', ${vatRates.countryId}, ${vatRates.productGroupId}, ${vatRates.productId}, ${vatRates.validFrom})`;

/** Whether a newer rate of the same goods counts by then. */
const isReplaced = (today: string): SQL => sql`exists (select from vat_rates as newer
  where newer.country_id = vat_rates.country_id and newer.product_group_id = vat_rates.product_group_id
    and newer.product_id = vat_rates.product_id and newer.valid_from > vat_rates.valid_from and newer.valid_from <= ${today})`;

function ofPhase(phase: Query['phase'], today: string): SQL | undefined {
  if (phase === 'coming') return sql`${vatRates.validFrom} > ${today}`;
  return phase === 'current' ? sql`${vatRates.validFrom} <= ${today} and not ${isReplaced(today)}` : undefined;
}

const Found = v.object({
  ...{ id: v.string(), country_id: CountryId, product_group_id: ProductGroupId, product_id: v.number() },
  ...{ product_name: v.nullable(v.string()), valid_from: v.string(), rate_basis_points: v.number() },
  is_replaced: v.boolean(),
});

/** The rates of these ids, as they count on a day. */
export async function readVatRows(db: Database, ids: readonly string[], today: string): Promise<VatRow[]> {
  const { rows } = await db.execute(sql`
    select ${RATE_ID} as id, country_id, vat_rates.product_group_id, product_id, products.name as product_name,
      valid_from::text, rate_basis_points, ${isReplaced(today)} as is_replaced
    from vat_rates left join products on products.id = product_id
    where ${RATE_ID} = any(${sql.param([...ids])}::text[])`);
  return v.parse(v.array(Found), rows).map((row) => ({
    RateId: row.id,
    CountryId: row.country_id,
    ProductGroupId: row.product_group_id,
    ProductId: row.product_id,
    ProductName: row.product_name,
    ValidFrom: row.valid_from,
    Percent: row.rate_basis_points / 100,
    Phase: row.valid_from > today ? 'coming' : row.is_replaced ? 'past' : 'current',
  }));
}

const PHASE_NAMES = { past: 'abgelöst', current: 'gilt', coming: 'kommt' } as const;

/** VAT of all goods; some dozen rows. */
export const vatList = defineStaffList<Query, VatRow>({
  call: CALLS.vatRates,
  exportCall: CALLS.exportVatRates,
  id: RATE_ID,
  from: sql`${vatRates}`,
  where: ({ country, group, phase }, { clock }) => [
    country === '' ? undefined : eq(vatRates.countryId, Number(country)),
    group === '' ? undefined : eq(vatRates.productGroupId, Number(group)),
    ofPhase(phase, siteDay(clock())),
  ],
  sorts: { ValidFrom: vatRates.validFrom, Country: vatRates.countryId, Group: vatRates.productGroupId },
  defaultSort: '-ValidFrom',
  read: (db, ids, { clock }) => readVatRows(db, ids.map(String), siteDay(clock())),
  idOf: ({ RateId }) => RateId,
  columns: [
    { title: 'Land', kind: 'text', value: (row) => siteById(row.CountryId).iso },
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
