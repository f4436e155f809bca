import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { CERTIFICATIONS } from './certification-catalogue';
import { OPTIONS } from './option-catalogue';
import { PAYMENT_KINDS } from './payment-catalogue';
import { PRODUCTS } from './product-catalogue';
import { certifications, optionGroups, options, paymentKinds, products, vatRates } from './schema';
import { VAT_RATES } from './vat-catalogue';

const OPTION_ROWS = OPTIONS.map(({ productGroupIds: _, ...option }, position) => ({ ...option, position }));
const OPTION_GROUP_ROWS = OPTIONS.flatMap(({ id, productGroupIds }) =>
  productGroupIds.map((productGroupId) => ({ optionId: id, productGroupId })),
);

/** Goods of the catalogues; rows that are there get the catalogue's words again, VAT rates keep what staff have set. */
export async function seedGoods(db: Database): Promise<void> {
  await db
    .insert(products)
    .values([...PRODUCTS])
    .onConflictDoUpdate({ target: products.id, set: { name: sql`excluded.name` } });
  await db
    .insert(certifications)
    .values([...CERTIFICATIONS])
    .onConflictDoUpdate({ target: certifications.id, set: { name: sql`excluded.name` } });
  await db
    .insert(paymentKinds)
    .values([...PAYMENT_KINDS])
    .onConflictDoUpdate({ target: paymentKinds.id, set: { name: sql`excluded.name` } });
  await db
    .insert(options)
    .values(OPTION_ROWS)
    .onConflictDoUpdate({
      target: options.id,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
  await db.insert(optionGroups).values(OPTION_GROUP_ROWS).onConflictDoNothing();
  await db
    .insert(vatRates)
    .values([...VAT_RATES])
    .onConflictDoNothing();
}
