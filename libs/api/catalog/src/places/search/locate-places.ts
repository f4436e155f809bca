import { countryIdByIso } from '@heizplatz/country';
import { distanceKm } from './distance-km';
import type { RawPlace } from '../import/raw-place';
import type { Point, TownIndex, TownPoint } from './town-index';

export interface LocatedPlace extends Omit<RawPlace, 'latitude' | 'longitude' | 'names'>, Point {
  readonly placeName: string;
  /** Null where it is unknown. */
  readonly county: string | null;
}

/** A town of the same name further from its postcode's neighbours than this is another one. */
const STRAY_KM = 90;

const mean = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const middle = (points: readonly Point[]): Point => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});

interface Candidate {
  readonly place: RawPlace;
  /** What stands in the source, or every town that fits one of the names. */
  readonly choices: readonly (TownPoint & { readonly name: string })[];
}

function getCandidate(place: RawPlace, towns: TownIndex): Candidate {
  const [mainName = ''] = place.names;
  if (place.latitude !== null && place.longitude !== null)
    return { place, choices: [{ name: mainName, latitude: place.latitude, longitude: place.longitude, county: null }] };
  return {
    place,
    choices: place.names.flatMap((name) => towns.find(place.stateId, name).map((point) => ({ ...point, name }))),
  };
}

/** What each prefix (longest first) knows about where it lies. */
function groupByPrefix(
  located: readonly (Point & { readonly zipCode: string })[],
  digits: number,
): Map<string, Point[]> {
  const groups = new Map<string, Point[]>();
  for (const point of located) {
    const prefix = point.zipCode.slice(0, digits);
    const group = groups.get(prefix);
    if (group) group.push(point);
    else groups.set(prefix, [point]);
  }
  return groups;
}

/** Countries whose source names districts of towns. */
const NAMES_DISTRICTS = [countryIdByIso('DE')];

function locateOne({ place, choices }: Candidate, near: Point | undefined, neighbours: () => Point): LocatedPlace {
  const fitting = near ? choices.filter((choice) => distanceKm(choice, near) < STRAY_KM) : choices;
  const choice = fitting.find(({ name }) => name === place.names[0]) ?? fitting[0];
  const nearest =
    choice && near
      ? fitting
          .filter(({ name }) => name === choice.name)
          .reduce((best, next) => (distanceKm(next, near) < distanceKm(best, near) ? next : best), choice)
      : choice;
  const { latitude, longitude } = nearest ?? neighbours();
  const { countryId, zipCode, stateId, names } = place;
  // A district of a town keeps its own name where the town's coordinates are used for it.
  const placeName = nearest && NAMES_DISTRICTS.includes(countryId) ? nearest.name : (names[0] ?? '');
  return { countryId, zipCode, stateId, placeName, latitude, longitude, county: nearest?.county ?? null };
}

/**
 * Coordinates for one country's postcodes: the source's own, else the town of that name in that state which lies
 * nearest to the neighbours by prefix, else the neighbours' mean.
 */
export function locatePlaces(places: readonly RawPlace[], towns: TownIndex): LocatedPlace[] {
  const candidates = places.map((place) => getCandidate(place, towns));
  const sure = candidates.flatMap(({ place, choices }) => {
    const [only] = choices;
    return only && choices.length === 1 ? [{ ...only, zipCode: place.zipCode }] : [];
  });
  const prefixes = [4, 3, 2, 1, 0].map((digits) => ({ digits, points: groupByPrefix(sure, digits) }));
  const middles = [2, 1].map((digits) => ({
    digits,
    points: new Map([...groupByPrefix(sure, digits)].map(([prefix, points]) => [prefix, middle(points)])),
  }));
  return candidates.map((candidate) => {
    const { zipCode } = candidate.place;
    const near = middles.map(({ digits, points }) => points.get(zipCode.slice(0, digits))).find(Boolean);
    const neighbours = () => {
      const known = prefixes.map(({ digits, points }) => points.get(zipCode.slice(0, digits))).find(Boolean);
      if (!known) throw new Error(`nothing is known about where ${zipCode} lies`);
      return mean(known);
    };
    return locateOne(candidate, near, neighbours);
  });
}
