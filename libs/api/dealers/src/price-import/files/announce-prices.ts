import { type Database, flushTags } from '@heizplatz/api-platform';
import { inArray, sql } from 'drizzle-orm';
import { MARKET_TAGS } from '../../dealers/market-tags';
import { raisePriceBookVersion } from '../../dealers/raise-price-book-version';
import { branches, dealers } from '../../dealers/schema';
import type { ImportReport } from './import-report';

/** Every node hears of it when the transaction commits. */
export async function announcePrices(tx: Database, { changes }: ImportReport): Promise<void> {
  const branchIds = [...new Set(changes.flatMap(({ price }) => price?.branchId ?? []))];
  if (branchIds.length > 0)
    await tx
      .update(dealers)
      .set({ pricesChangedAt: sql`now()` })
      .where(
        inArray(dealers.id, tx.select({ id: branches.dealerId }).from(branches).where(inArray(branches.id, branchIds))),
      );
  await raisePriceBookVersion(tx);
  await flushTags(tx, MARKET_TAGS);
}
