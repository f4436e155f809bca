import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { readVatRows } from './vat-list';
import { deleteVatRate, insertVatRate, isProductOfGroup } from './vat-repository';

const refused = (path: string, code: string) => problem('VALIDATION', { errors: [{ path, code }] });

/** Prices of placed orders stay; every node prices by the new rate from its day on. */
export const addVatRate = defineHandler(CALLS.addVatRate, ({ body }, { db, clock, audit }) => {
  const { CountryId, ProductGroupId, ProductId, ValidFrom, Percent, Reason } = body;
  const today = siteDay(clock());
  if (ValidFrom < today) throw refused('body.ValidFrom', 'DATE_PAST');
  audit.note({ reason: Reason, before: null, after: { CountryId, ProductGroupId, ProductId, ValidFrom, Percent } });
  return db.transaction(async (tx) => {
    if (ProductId !== 0 && !(await isProductOfGroup(tx, ProductId, ProductGroupId)))
      throw refused('body.ProductId', 'PRODUCT_UNKNOWN');
    const isWritten = await insertVatRate(tx, {
      ...{ countryId: CountryId, productGroupId: ProductGroupId, productId: ProductId, validFrom: ValidFrom },
      rateBasisPoints: Math.round(Percent * 100),
    });
    if (!isWritten) throw problem('CONFLICT', { detail: 'Für diesen Tag ist schon ein Satz eingetragen.' });
    await raisePriceBookVersion(tx);
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
    await deleteVatRate(tx, row);
    await raisePriceBookVersion(tx);
    return { IsSuccess: true };
  });
});
