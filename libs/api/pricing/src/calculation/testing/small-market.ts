import type { DatabaseTemplate } from '@heizplatz/api-platform/testing';
import { insertMarket } from './insert-market';
import { SMALL_MARKET } from './made-up-book';
import { makeMarket } from './make-market';

/** A made-up market of forty dealers. */
export const SMALL_MARKET_TEMPLATE: DatabaseTemplate = {
  name: 'small_market',
  fill: (db) => insertMarket(db, makeMarket(SMALL_MARKET)),
};
