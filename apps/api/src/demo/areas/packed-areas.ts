import { ZONE_ENDS_KM } from '../prices/price-shape';
import type { AreaRow } from './make-areas';

/** As many as price lists have. */
export const ZONES = ZONE_ENDS_KM.length + 1;

/** Areas grouped by postcode in two arrays: they are read some thirty times while prices are set right. */
export interface PackedAreas {
  /** Where a postcode's entries begin; one more at the end. */
  readonly starts: Int32Array;
  /** branchId × ZONES + zone. */
  readonly keys: Int32Array;
}

export function packAreas(areas: readonly AreaRow[]): PackedAreas {
  const entriesByPlace = new Map<string, number[]>();
  for (const { zipCode, branchId, zone } of areas) {
    const keys = entriesByPlace.get(zipCode);
    if (keys) keys.push(branchId * ZONES + zone);
    else entriesByPlace.set(zipCode, [branchId * ZONES + zone]);
  }
  const groups = [...entriesByPlace.values()];
  const starts = new Int32Array(groups.length + 1);
  groups.forEach((keys, index) => (starts[index + 1] = (starts[index] ?? 0) + keys.length));
  return { starts, keys: Int32Array.from(groups.flat()) };
}
