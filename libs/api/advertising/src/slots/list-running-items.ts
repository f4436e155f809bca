import type { Database } from '@heizplatz/api-platform';
import { isServed, type ServedCampaign } from '../adverts/is-served';
import type { ZipRange } from '../adverts/schema';
import { listBookedItems } from './slot-item-repository';

export interface RunningItem extends ServedCampaign {
  readonly slotId: number;
  readonly advertId: number;
  readonly campaignId: number;
  readonly campaignTypeId: 1 | 2;
  readonly weight: number;
  readonly zipRanges: readonly ZipRange[];
}

/**
 * What may be displayed on a day in slots of a country: booked in running campaigns below their caps; by position.
 */
export async function listRunningItems(
  db: Database,
  booked: Parameters<typeof listBookedItems>[1],
): Promise<RunningItem[]> {
  const rows = await listBookedItems(db, booked);
  return rows.filter((row) => isServed(row, row, booked.day));
}
