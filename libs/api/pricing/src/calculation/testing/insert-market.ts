import {
  certifications,
  makers,
  optionGroups,
  options,
  paymentKinds,
  postcodes,
  products,
  states,
  vatRates,
} from '@heizplatz/api-catalog';
import {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  paidPlaces,
  priceBookVersion,
  priceLists,
} from '@heizplatz/api-dealers';
import { type Database, insertRows } from '@heizplatz/api-platform';
import type { MadeMarket } from './made-market';

/** Puts a made-up market into an empty database. */
export async function insertMarket(db: Database, market: MadeMarket): Promise<void> {
  await insertRows(db, states, market.states);
  await insertRows(db, postcodes, market.postcodes);
  await insertRows(db, products, market.products);
  await insertRows(db, certifications, market.certifications);
  await insertRows(db, options, market.options);
  await insertRows(db, optionGroups, market.optionGroups);
  await insertRows(db, paymentKinds, market.paymentKinds);
  await insertRows(db, vatRates, market.vatRates);
  await insertDealers(db, market);
  await insertRows(db, paidPlaces, market.paidPlaces);
  await insertRows(db, priceBookVersion, [{ id: 1, version: market.version }]);
}

/** The part of a market that is not reference data. */
export async function insertDealers(
  db: Database,
  market: Pick<MadeMarket, 'makers' | 'dealers' | 'branches' | 'areas' | 'priceLists' | 'branchOptions' | 'payments'>,
): Promise<void> {
  await insertRows(db, makers, market.makers);
  await insertRows(db, dealers, market.dealers);
  await insertRows(db, branches, market.branches);
  await insertRows(db, deliveryAreas, market.areas);
  await insertRows(db, priceLists, market.priceLists);
  await insertRows(db, branchOptions, market.branchOptions);
  await insertRows(db, dealerPayments, market.payments);
}
