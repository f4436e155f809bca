import { distanceKm, postcodes } from '@heizplatz/api-catalog';
import { type Database, insertRows } from '@heizplatz/api-platform';
import { and, between, eq, isNull } from 'drizzle-orm';
import { deliveryAreas } from '../../dealers/schema';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { branchFinder, branchKey, type KnownBranch } from './known-market';

type Row = CsvRow<'areas'>;
type Area = typeof deliveryAreas.$inferSelect;

/** The postcodes that exist between the two of a line; special places (Helgoland …) are served by nobody. */
async function areasOfLine(
  db: Database,
  branch: KnownBranch,
  { file, line, value }: CsvLine<Row>,
  report: ImportReport,
): Promise<Area[]> {
  const places = await db
    .select()
    .from(postcodes)
    .where(
      and(
        eq(postcodes.countryId, branch.countryId),
        between(postcodes.zipCode, value.plz_von, value.plz_bis),
        isNull(postcodes.deliveryRule),
      ),
    );
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

async function replaceAreas(
  db: Database,
  name: string,
  areas: ReadonlyMap<string, Area>,
  branchId: number,
  report: ImportReport,
) {
  const known = await db.select().from(deliveryAreas).where(eq(deliveryAreas.branchId, branchId));
  const zoneOf = new Map(known.map(({ zipCode, zone }) => [zipCode, zone]));
  const added = [...areas.keys()].filter((zipCode) => !zoneOf.has(zipCode)).length;
  const moved = [...areas.values()].filter(({ zipCode, zone }) => (zoneOf.get(zipCode) ?? zone) !== zone).length;
  const gone = known.filter(({ zipCode }) => !areas.has(zipCode)).length;
  await db.delete(deliveryAreas).where(eq(deliveryAreas.branchId, branchId));
  await insertRows(db, deliveryAreas, [...areas.values()]);
  if (added) report.changes.push({ kind: 'neu', what: `${name}: ${added} Postleitzahlen`, isJump: false });
  if (moved)
    report.changes.push({ kind: 'geändert', what: `${name}: Zone von ${moved} Postleitzahlen`, isJump: false });
  if (gone) report.changes.push({ kind: 'entfällt', what: `${name}: ${gone} Postleitzahlen`, isJump: false });
}

/** A branch that the file names serves what the file says and nothing else; of overlapping lines the last one counts. */
export async function importAreas(db: Database, lines: readonly CsvLine<Row>[], report: ImportReport): Promise<void> {
  const find = branchFinder(db, report);
  const areas = new Map<string, { branchId: number; byZip: Map<string, Area> }>();
  for (const own of lines) {
    const branch = await find(own);
    if (!branch) continue;
    const key = branchKey(own.value);
    const ofBranch = areas.get(key) ?? { branchId: branch.id, byZip: new Map<string, Area>() };
    areas.set(key, ofBranch);
    for (const area of await areasOfLine(db, branch, own, report)) ofBranch.byZip.set(area.zipCode, area);
  }
  for (const [key, { branchId, byZip }] of areas) await replaceAreas(db, `Gebiet von ${key}`, byZip, branchId, report);
}
