import type { AreaRange, CALLS, CallResponse } from '@heizplatz/contract';
import type { ZipRange } from './area-changes';

export type PostcodeMap = CallResponse<typeof CALLS.postcodeMap>;

/** What a change makes of a postcode; 'outside': it was not delivered to, and is not. */
export type PointKind = 'outside' | 'stays' | 'rezoned' | 'added' | 'removed';

export interface AreaPoint {
  readonly zipCode: string;
  /** Kilometres east of 0°, at the country's own latitude. */
  readonly x: number;
  /** Kilometres from the north to the south. */
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const KM_PER_DEGREE = 111.2;

/** Postcodes on a plane: equirectangular, true to scale at the country's middle latitude. */
export function projectPostcodes({ ZipCodes, Latitudes, Longitudes }: PostcodeMap): AreaPoint[] {
  const middle = (Math.min(...Latitudes) + Math.max(...Latitudes)) / 2000;
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  return ZipCodes.map((zipCode, at) => ({
    zipCode,
    x: ((Longitudes[at] ?? 0) / 1000) * kmPerLongitude,
    y: (-(Latitudes[at] ?? 0) / 1000) * KM_PER_DEGREE,
  }));
}

interface Ranges {
  readonly before: readonly AreaRange[];
  readonly added: readonly ZipRange[];
  readonly removed: readonly ZipRange[];
  readonly rezoned: readonly ZipRange[];
}

export const isWithin = (ranges: readonly ZipRange[], zipCode: string): boolean =>
  ranges.some(({ from, to }) => Number(zipCode) >= from && Number(zipCode) <= to);

function getKind(zipCode: string, old: readonly ZipRange[], { added, removed, rezoned }: Ranges): PointKind {
  if (isWithin(added, zipCode)) return 'added';
  if (isWithin(removed, zipCode)) return 'removed';
  if (isWithin(rezoned, zipCode)) return 'rezoned';
  return isWithin(old, zipCode) ? 'stays' : 'outside';
}

/** Each postcode by what the change makes of it. */
export function groupPoints(points: readonly AreaPoint[], ranges: Ranges): Record<PointKind, AreaPoint[]> {
  const old = ranges.before.map(({ From, To }) => ({ from: Number(From), to: Number(To) }));
  const groups: Record<PointKind, AreaPoint[]> = { outside: [], stays: [], rezoned: [], added: [], removed: [] };
  for (const point of points) groups[getKind(point.zipCode, old, ranges)].push(point);
  return groups;
}

/** Kilometres between the outermost points and the edge of the map. */
const MARGIN_KM = 12;
const SMALLEST_KM = 60;

/** The smallest box around points, with a margin; undefined: there are none. */
export function getBox(points: readonly AreaPoint[]): Box | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + 2 * MARGIN_KM, SMALLEST_KM);
  const height = Math.max(bottom - top + 2 * MARGIN_KM, SMALLEST_KM);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export const isInBox = ({ x, y }: AreaPoint, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
