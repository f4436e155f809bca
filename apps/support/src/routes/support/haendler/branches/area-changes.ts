import type { AreaRange } from '@heizplatz/contract';

/** Postcodes from one to another, both included. */
export interface ZipRange {
  readonly from: number;
  readonly to: number;
}

interface AreaChanges {
  readonly added: readonly ZipRange[];
  readonly removed: readonly ZipRange[];
  /** In both, with another zone. */
  readonly rezoned: readonly ZipRange[];
}

type ZonedRange = ZipRange & { readonly zone: number };

/** Valid ranges; those that are being typed are left out. */
const toRanges = (areas: readonly AreaRange[]): ZonedRange[] =>
  areas.flatMap(({ From, To, Zone }) => {
    const [from, to] = [Number(From), Number(To)];
    return From !== '' && from <= to ? [{ from, to, zone: Zone }] : [];
  });

const findZone = (ranges: readonly ZonedRange[], zip: number): number | undefined =>
  ranges.find(({ from, to }) => zip >= from && zip <= to)?.zone;

/** Neighbouring ranges as one. */
function join(ranges: readonly ZipRange[]): ZipRange[] {
  return ranges.reduce<ZipRange[]>((joined, range) => {
    const last = joined.at(-1);
    if (last?.to !== range.from - 1) return [...joined, range];
    return [...joined.slice(0, -1), { from: last.from, to: range.to }];
  }, []);
}

/** What a delivery area gains and loses, by postcode, in their order. */
export function compareAreas(before: readonly AreaRange[], after: readonly AreaRange[]): AreaChanges {
  const [old, current] = [toRanges(before), toRanges(after)];
  // Between two neighbouring starts nothing changes.
  const starts = [...new Set([...old, ...current].flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b);
  const pieces = starts.slice(0, -1).map((from, at) => {
    const [oldZone, zone] = [findZone(old, from), findZone(current, from)];
    const to = (starts[at + 1] ?? from) - 1;
    return { range: { from, to }, oldZone, zone };
  });
  const select = (isMeant: (oldZone: number | undefined, zone: number | undefined) => boolean) =>
    join(pieces.filter(({ oldZone, zone }) => isMeant(oldZone, zone)).map(({ range }) => range));
  return {
    added: select((oldZone, zone) => oldZone === undefined && zone !== undefined),
    removed: select((oldZone, zone) => oldZone !== undefined && zone === undefined),
    rezoned: select((oldZone, zone) => oldZone !== undefined && zone !== undefined && oldZone !== zone),
  };
}
