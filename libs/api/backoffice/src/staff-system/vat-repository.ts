import { products, vatRates } from '@heizplatz/api-catalog';
import type { ListSorts, StaffListRows } from '@heizplatz/api-identity';
import { type Database, siteDay } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, CountryId, ProductGroupId, STAFF_LISTS, type VatRow } from '@heizplatz/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
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

export const VAT_ROWS: StaffListRows<Query> = {
  id: RATE_ID,
  from: sql`${vatRates}`,
  where: ({ country, group, phase }, { clock }) => [
    country === '' ? undefined : eq(vatRates.countryId, Number(country)),
    group === '' ? undefined : eq(vatRates.productGroupId, Number(group)),
    ofPhase(phase, siteDay(clock())),
  ],
  sorts: {
    ValidFrom: vatRates.validFrom,
    Country: vatRates.countryId,
    Group: vatRates.productGroupId,
  } satisfies ListSorts<typeof STAFF_LISTS.vatRates>,
  defaultSort: STAFF_LISTS.vatRates.defaultSort,
};

const VatRates = v.array(
  v.object({
    ...{ id: v.string(), country_id: CountryId, product_group_id: ProductGroupId, product_id: v.number() },
    ...{ product_name: v.nullable(v.string()), valid_from: v.string(), rate_basis_points: v.number() },
    is_replaced: v.boolean(),
  }),
);

/** The rates of these ids, as they count on a day. */
export async function readVatRates(
  db: Database,
  ids: readonly string[],
  today: string,
): Promise<v.InferOutput<typeof VatRates>> {
  const { rows } = await db.execute(sql`
    select ${RATE_ID} as id, country_id, vat_rates.product_group_id, product_id, products.name as product_name,
      valid_from::text, rate_basis_points, ${isReplaced(today)} as is_replaced
    from vat_rates left join products on products.id = product_id
    where ${RATE_ID} = any(${sql.param([...ids])}::text[])`);
  return v.parse(VatRates, rows);
}

export async function isProductOfGroup(db: Database, productId: number, productGroupId: number): Promise<boolean> {
  const isOfGroup = and(eq(products.id, productId), eq(products.productGroupId, productGroupId));
  return (await db.$count(products, isOfGroup)) > 0;
}

/** Whether it was written; false: the goods have a rate of that day. */
export async function insertVatRate(tx: Database, row: typeof vatRates.$inferInsert): Promise<boolean> {
  const written = await tx.insert(vatRates).values(row).onConflictDoNothing().returning();
  return written.length > 0;
}

export async function deleteVatRate(
  tx: Database,
  { CountryId: countryId, ProductGroupId: groupId, ProductId, ValidFrom }: VatRow,
): Promise<void> {
  await tx
    .delete(vatRates)
    .where(
      and(
        eq(vatRates.countryId, countryId),
        eq(vatRates.productGroupId, groupId),
        eq(vatRates.productId, ProductId),
        eq(vatRates.validFrom, ValidFrom),
      ),
    );
}
