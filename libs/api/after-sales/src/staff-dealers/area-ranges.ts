import type { AreaRange } from '@heizplatz/contract';

interface Served {
  readonly zipCode: string;
  readonly zone: number;
}

/**
 * Served postcodes as ranges: neighbours among the country's postcodes (`all`, in their order) that are served in the same
 * zone are one. Read back by the country's postcodes, the ranges are the same area.
 */
export function areaRanges(all: readonly string[], served: readonly Served[]): AreaRange[] {
  const zoneOf = new Map(served.map(({ zipCode, zone }) => [zipCode, zone]));
  const ranges: AreaRange[] = [];
  let open: AreaRange | undefined;
  for (const zipCode of all) {
    const zone = zoneOf.get(zipCode);
    if (zone === undefined) open = undefined;
    else if (open && open.Zone === zone) open.To = zipCode;
    else ranges.push((open = { From: zipCode, To: zipCode, Zone: zone }));
  }
  return ranges;
}
