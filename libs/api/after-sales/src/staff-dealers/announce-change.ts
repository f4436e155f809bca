import { MARKET_TAGS, raisePriceBookVersion } from '@heizplatz/api-dealers';
import { type Database, flushTags } from '@heizplatz/api-platform';

/** Offers, dealer pages and cached documents are rebuilt on every node once the transaction commits. */
export async function announceChange(tx: Database): Promise<void> {
  await raisePriceBookVersion(tx);
  await flushTags(tx, MARKET_TAGS);
}
