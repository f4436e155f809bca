import { distanceKm, ordinaryPostcodesBetween } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { findBranchAreas, type BranchOfDealer, type DeliveryArea, replaceAreas } from '../../dealers/branch-repository';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { branchFinder, branchKey } from './known-market';

type Row = CsvRow<'areas'>;

/** The existing postcodes between the two of a line; special places (Helgoland …) have no deliveries. */
async function getLineAreas(
  db: Database,
  branch: BranchOfDealer,
  { file, line, value }: CsvLine<Row>,
  report: ImportReport,
): Promise<DeliveryArea[]> {
  const { plz_von: from, plz_bis: to } = value;
  const places = await ordinaryPostcodesBetween(db, { countryId: branch.countryId, from, to });
  if (places.length === 0)
    report.errors.push({
      file,
      line,
      message: `Zwischen ${value.plz_von} und ${value.plz_bis} liegt keine Postleitzahl`,
    });
  return places.map((place) => ({
    branchId: branch.id,
    countryId: branch.countryId,
    zipCode: place.zipCode,
    zone: value.zone,
    distanceKm: Math.round(distanceKm(branch, place)),
  }));
}

async function changeAreas(
  db: Database,
  name: string,
  areas: ReadonlyMap<string, DeliveryArea>,
  branchId: number,
  report: ImportReport,
) {
  const known = await findBranchAreas(db, branchId);
  const zoneOf = new Map(known.map(({ zipCode, zone }) => [zipCode, zone]));
  const added = [...areas.keys()].filter((zipCode) => !zoneOf.has(zipCode)).length;
  const moved = [...areas.values()].filter(({ zipCode, zone }) => (zoneOf.get(zipCode) ?? zone) !== zone).length;
  const gone = known.filter(({ zipCode }) => !areas.has(zipCode)).length;
  await replaceAreas(db, branchId, [...areas.values()]);
  if (added) report.changes.push({ kind: 'neu', what: `${name}: ${added} Postleitzahlen`, isJump: false });
  if (moved)
    report.changes.push({ kind: 'geändert', what: `${name}: Zone von ${moved} Postleitzahlen`, isJump: false });
  if (gone) report.changes.push({ kind: 'entfällt', what: `${name}: ${gone} Postleitzahlen`, isJump: false });
}

/** The file replaces the area of every branch that it lists; of overlapping lines the last one applies. */
export async function importAreas(db: Database, lines: readonly CsvLine<Row>[], report: ImportReport): Promise<void> {
  const find = branchFinder(db, report);
  const areas = new Map<string, { branchId: number; byZip: Map<string, DeliveryArea> }>();
  for (const own of lines) {
    const branch = await find(own);
    if (!branch) continue;
    const key = branchKey(own.value);
    const ofBranch = areas.get(key) ?? { branchId: branch.id, byZip: new Map<string, DeliveryArea>() };
    areas.set(key, ofBranch);
    for (const area of await getLineAreas(db, branch, own, report)) ofBranch.byZip.set(area.zipCode, area);
  }
  for (const [key, { branchId, byZip }] of areas) await changeAreas(db, `Gebiet von ${key}`, byZip, branchId, report);
}
