import type { KnownPlace } from '@heizplatz/api-catalog';
import { branchPath, presentState } from '@heizplatz/api-dealers';
import type { DealerBranch } from '@heizplatz/contract';
import type { BranchRow } from './dealer-repository';

export interface ServingBranch {
  readonly branch: BranchRow;
  readonly zipCodeCount: number;
  readonly maxDistanceKm: number | null;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6];

export const presentBranch = (
  { branch, zipCodeCount, maxDistanceKm }: ServingBranch,
  { place, dealerSlug, day }: { place: KnownPlace | undefined; dealerSlug: string; day: string },
): DealerBranch => ({
  Slug: branch.slug,
  Path: branchPath({ slug: branch.slug, place }, dealerSlug),
  Place: branch.place,
  ZipCode: branch.zipCode,
  State: presentState(place),
  ZipCodeCount: zipCodeCount,
  MaxDistanceKm: maxDistanceKm ?? 0,
  LeadWorkingDays: branch.leadWorkingDays,
  DeliveryWeekdays: WEEKDAYS.filter((weekday) => (branch.deliveryWeekdays & (1 << (weekday - 1))) !== 0),
  // A stop that has passed is none.
  StoppedUntil: branch.stoppedUntil !== null && branch.stoppedUntil > day ? branch.stoppedUntil : null,
});
