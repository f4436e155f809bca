import { distanceKm } from '@heizplatz/api-catalog';
import type { deliveryAreas } from '@heizplatz/api-dealers';
import type { CountryPlan } from './country-plan';
import type { DemoPlace } from './demo-place';
import type { DemoBranch } from '../dealers/make-branches';
import type { OfferCount } from '../prices/offer-counts';
import { ZONE_ENDS_KM } from '../prices/price-shape';

export type AreaRow = typeof deliveryAreas.$inferSelect;

const LOOSE_PELLETS = 3;

const FIRST_CIRCLES_KM = [55, 110];

/** Of latitude. */
const KM_A_DEGREE = 111;
const RADIANS = Math.PI / 180;

const getZone = (km: number): number => ZONE_ENDS_KM.filter((end) => km > end).length;

interface Reach {
  readonly branch: DemoBranch;
  readonly km: number;
}

/** The nearest branch of each dealer, by distance; no dealer delivers beyond the maximum distance. */
function getNearestOfDealers(place: DemoPlace, branches: readonly DemoBranch[], reachKm: number): Reach[] {
  const nearest = new Map<number, Reach>();
  const { latitude, longitude } = place;
  const north = reachKm / KM_A_DEGREE;
  const east = north / Math.cos((latitude + north) * RADIANS);
  for (const branch of branches) {
    // Most branches lie outside the box round the place, and a comparison is cheap.
    if (Math.abs(branch.row.latitude - latitude) > north || Math.abs(branch.row.longitude - longitude) > east) continue;
    const km = distanceKm(branch.place, place);
    const known = nearest.get(branch.row.dealerId);
    if (km < reachKm && (!known || km < known.km)) nearest.set(branch.row.dealerId, { branch, km });
  }
  return [...nearest.values()].sort((a, b) => a.km - b.km || a.branch.row.id - b.branch.row.id);
}

const sellsLoose = (branch: DemoBranch): boolean =>
  branch.dealer.productGroupIds.has(LOOSE_PELLETS) && branch.row.stoppedUntil === null;

/** The nearest dealers, at least `count` of them with loose pellets where the reach allows; small circles are tried first. */
function nearestEnough(place: DemoPlace, branches: readonly DemoBranch[], plan: CountryPlan, count: number): Reach[] {
  for (const km of FIRST_CIRCLES_KM) {
    const reaches = getNearestOfDealers(place, branches, km);
    if (reaches.filter(({ branch }) => sellsLoose(branch)).length >= count) return reaches;
  }
  return getNearestOfDealers(place, branches, plan.reachKm);
}

/** The postcodes that each branch serves: per postcode the nearest dealers, as many as `countOf` returns. */
export function makeAreas(
  plan: CountryPlan,
  places: readonly DemoPlace[],
  branches: readonly DemoBranch[],
  countOf: (place: DemoPlace) => OfferCount,
): AreaRow[] {
  const rows: AreaRow[] = [];
  for (const place of places) {
    const { count } = countOf(place);
    if (count === 0) continue;
    const reaches = nearestEnough(place, branches, plan, count);
    let loose = 0;
    for (const { branch, km } of reaches) {
      if (loose === count) break;
      if (sellsLoose(branch)) loose += 1;
      rows.push({
        branchId: branch.row.id,
        countryId: plan.countryId,
        zipCode: place.zipCode,
        zone: getZone(km),
        distanceKm: Math.round(km),
      });
    }
  }
  // In the order of the primary key they are inserted a fifth faster.
  return rows.sort((a, b) => a.branchId - b.branchId || (a.zipCode < b.zipCode ? -1 : 1));
}
