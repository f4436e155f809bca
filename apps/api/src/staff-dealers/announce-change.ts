import { flushTags } from '../cache/flush-tags';
import type { Database } from '../database/database';
import { MARKET_TAGS } from '../dealers/market-tags';
import { raisePriceBookVersion } from '../dealers/raise-price-book-version';

/** Offers, dealer pages and kept documents are made anew on every node once the transaction commits. */
export async function announceChange(tx: Database): Promise<void> {
  await raisePriceBookVersion(tx);
  await flushTags(tx, MARKET_TAGS);
}
