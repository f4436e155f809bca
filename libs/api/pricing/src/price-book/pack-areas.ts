import { isCountryId } from '@heizplatz/country';
import type { MarketRows } from './market-rows-repository';
import type { BookAreas, BookPlaces } from './price-book';

interface PackedAreas {
  readonly areas: BookAreas;
  readonly areaStart: Int32Array<ArrayBuffer>;
}
/** Cached by the rows of areas, for these places and branches. */
const packedBefore = new WeakMap<object, { readonly postcodes: object; readonly branches: string } & PackedAreas>();

/** A copy: a book's arrays are handed over to another thread. */
const copy = ({ areas: { branch, zone, distanceKm }, areaStart }: PackedAreas): PackedAreas => ({
  areas: { branch: branch.slice(), zone: zone.slice(), distanceKm: distanceKm.slice() },
  areaStart: areaStart.slice(),
});

/** The areas of rows that were packed before are not packed again. */
export function getAreas(rows: MarketRows, places: Omit<BookPlaces, 'areaStart'>): PackedAreas {
  const branches = rows.branches.map(({ id }) => id).join();
  const before = packedBefore.get(rows.areas);
  if (before?.postcodes === rows.postcodes && before.branches === branches) return copy(before);
  const packed = packAreas(rows, places);
  packedBefore.set(rows.areas, { postcodes: rows.postcodes, branches, ...packed });
  return copy(packed);
}

interface AreaMatches {
  readonly place: number[];
  readonly branch: number[];
  readonly zone: number[];
  readonly distanceKm: number[];
}

/** In the order of branches; those of a postcode that does not exist, or of no branch, are left out. */
function findAreas({ areas, branches }: MarketRows, byZipCode: BookPlaces['byZipCode']): AreaMatches {
  const branchIndex = new Map(branches.map(({ id }, index) => [id, index]));
  const ofBranches = areas
    .map((row) => ({ ...row, branch: branchIndex.get(row.branchId) ?? -1 }))
    .filter(({ branch }) => branch >= 0)
    .sort((a, b) => a.branch - b.branch);
  const areaMatches: AreaMatches = { place: [], branch: [], zone: [], distanceKm: [] };
  for (const { branch, countryId, served } of ofBranches) {
    if (!isCountryId(countryId)) continue;
    for (const entry of served.split(',')) {
      const [zipCode, zone, distanceKm] = entry.split(' ').map(Number);
      const place = byZipCode[countryId][zipCode ?? -1] ?? -1;
      if (place < 0) continue;
      areaMatches.place.push(place);
      areaMatches.branch.push(branch);
      areaMatches.zone.push(zone ?? 0);
      areaMatches.distanceKm.push(distanceKm ?? 0);
    }
  }
  return areaMatches;
}

/** Areas in the order of place and branch. */
function packAreas(rows: MarketRows, { byZipCode, names }: Omit<BookPlaces, 'areaStart'>): PackedAreas {
  const areaMatches = findAreas(rows, byZipCode);
  const areaStart = new Int32Array(names.length + 1);
  for (const place of areaMatches.place) areaStart[place + 1]!++;
  for (let place = 0; place < names.length; place++) areaStart[place + 1]! += areaStart[place]!;
  const next = areaStart.slice();
  const count = areaMatches.place.length;
  const areas = { branch: new Int32Array(count), zone: new Uint8Array(count), distanceKm: new Uint16Array(count) };
  areaMatches.place.forEach((place, index) => {
    const target = next[place]!++;
    areas.branch[target] = areaMatches.branch[index]!;
    areas.zone[target] = areaMatches.zone[index]!;
    areas.distanceKm[target] = areaMatches.distanceKm[index]!;
  });
  return { areaStart, areas };
}
