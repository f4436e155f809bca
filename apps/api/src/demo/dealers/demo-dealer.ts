import type { dealers } from '@heizplatz/api-dealers';
import type { DemoPlace } from '../areas/demo-place';

/** A row of dealers with what the market is made from. */
export interface DemoDealer {
  readonly row: typeof dealers.$inferSelect;
  readonly home: DemoPlace;
  readonly productGroupIds: ReadonlySet<number>;
  readonly branchCount: number;
  /** The sum of its ratings. */
  readonly ratingStars: number;
}
