import { type Database } from '@heizplatz/api-platform';
import { recordPriceChange } from '../../dealers/dealer-repository';
import { raisePriceBookVersion } from '../../dealers/price-book-version-repository';
import type { ImportReport } from './import-report';

/** Every node is notified when the transaction commits. */
export async function announcePrices(tx: Database, { changes }: ImportReport): Promise<void> {
  const branchIds = [...new Set(changes.flatMap(({ price }) => price?.branchId ?? []))];
  if (branchIds.length > 0) await recordPriceChange(tx, branchIds);
  await raisePriceBookVersion(tx);
}
