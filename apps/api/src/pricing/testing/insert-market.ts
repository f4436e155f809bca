import type { Database } from '../../database/database';
import { insertRows } from '../../database/insert-rows';
import * as schema from '../../database/schema';
import type { MadeMarket } from './made-market';

/** Puts a made-up market into an empty database. */
export async function insertMarket(db: Database, market: MadeMarket): Promise<void> {
  await insertRows(db, schema.states, market.states);
  await insertRows(db, schema.postcodes, market.postcodes);
  await insertRows(db, schema.products, market.products);
  await insertRows(db, schema.certifications, market.certifications);
  await insertRows(db, schema.options, market.options);
  await insertRows(db, schema.optionGroups, market.optionGroups);
  await insertRows(db, schema.paymentKinds, market.paymentKinds);
  await insertRows(db, schema.vatRates, market.vatRates);
  await insertDealers(db, market);
  await insertRows(db, schema.paidPlaces, market.paidPlaces);
  await insertRows(db, schema.priceBookVersion, [{ id: 1, version: market.version }]);
}

/** The part of a market that is not reference data. */
export async function insertDealers(
  db: Database,
  market: Pick<MadeMarket, 'makers' | 'dealers' | 'branches' | 'areas' | 'priceLists' | 'branchOptions' | 'payments'>,
): Promise<void> {
  await insertRows(db, schema.makers, market.makers);
  await insertRows(db, schema.dealers, market.dealers);
  await insertRows(db, schema.branches, market.branches);
  await insertRows(db, schema.deliveryAreas, market.areas);
  await insertRows(db, schema.priceLists, market.priceLists);
  await insertRows(db, schema.branchOptions, market.branchOptions);
  await insertRows(db, schema.dealerPayments, market.payments);
}
