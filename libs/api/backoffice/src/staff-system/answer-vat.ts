import { products, vatRates } from '@heizplatz/api-catalog';
import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { defineHandler, flushTags, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { and, eq } from 'drizzle-orm';
import { readVatRows } from './vat-list';

const refused = (path: string, code: string) => problem('VALIDATION', { errors: [{ path, code }] });

/** Prices of placed orders stay; every node prices by the new rate from its day on. */
export const addVatRate = defineHandler(CALLS.addVatRate, ({ body }, { db, clock, audit }) => {
  const { CountryId, ProductGroupId, ProductId, ValidFrom, Percent, Reason } = body;
  const today = siteDay(clock());
  if (ValidFrom < today) throw refused('body.ValidFrom', 'DATE_PAST');
  audit.note({ reason: Reason, before: null, after: { CountryId, ProductGroupId, ProductId, ValidFrom, Percent } });
  return db.transaction(async (tx) => {
    const isOfGroup = and(eq(products.id, ProductId), eq(products.productGroupId, ProductGroupId));
    if (ProductId !== 0 && (await tx.$count(products, isOfGroup)) === 0)
      throw refused('body.ProductId', 'PRODUCT_UNKNOWN');
    const written = await tx
      .insert(vatRates)
      .values({
        ...{ countryId: CountryId, productGroupId: ProductGroupId, productId: ProductId, validFrom: ValidFrom },
        rateBasisPoints: Math.round(Percent * 100),
      })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) throw problem('CONFLICT', { detail: 'Für diesen Tag ist schon ein Satz eingetragen.' });
    await raisePriceBookVersion(tx);
    await flushTags(tx, ['goods', 'prices']);
    const id = [CountryId, ProductGroupId, ProductId, ValidFrom].join('-');
    const [row] = await readVatRows(tx, [id], today);
    if (!row) throw new Error(`VAT rate ${id} was not written`);
    return row;
  });
});

export const removeVatRate = defineHandler(CALLS.removeVatRate, ({ body }, { db, clock, audit }) => {
  const today = siteDay(clock());
  return db.transaction(async (tx) => {
    const [row] = await readVatRows(tx, [body.RateId], today);
    if (!row) throw problem('NOT_FOUND');
    if (row.Phase !== 'coming') throw problem('CONFLICT', { detail: 'Der Satz gilt schon.' });
    audit.note({ reason: body.Reason, before: row, after: null });
    await tx
      .delete(vatRates)
      .where(
        and(
          eq(vatRates.countryId, row.CountryId),
          eq(vatRates.productGroupId, row.ProductGroupId),
          eq(vatRates.productId, row.ProductId),
          eq(vatRates.validFrom, row.ValidFrom),
        ),
      );
    await raisePriceBookVersion(tx);
    await flushTags(tx, ['goods', 'prices']);
    return { IsSuccess: true };
  });
});
