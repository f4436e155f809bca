import type { KnownPlace } from '../import/postcode-index';
import { apart } from './get-towns';

/** The places of some lists that lie nearest to one, the nearest first and itself left out; of equally near ones the first. */
export function nearestPlaces(
  lists: readonly (readonly KnownPlace[])[],
  place: KnownPlace,
  count: number,
): KnownPlace[] {
  const nearest: { readonly other: KnownPlace; readonly distance: number }[] = [];
  for (const other of lists.flat()) {
    const distance = apart(place, other);
    if (distance >= (nearest[count - 1]?.distance ?? Infinity) || other.zipCode === place.zipCode) continue;
    const at = nearest.findLastIndex((known) => known.distance <= distance) + 1;
    nearest.splice(at, 0, { other, distance });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ other }) => other);
}
