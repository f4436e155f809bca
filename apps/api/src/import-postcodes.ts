import { readFileSync } from 'node:fs';
import { importPostcodes } from '@heizplatz/api-catalog';
import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { reportImport } from './process/report-import';
import { runImport } from './process/run-import';

async function importFile(db: Database, path: string): Promise<number> {
  const result = await importPostcodes(db, readFileSync(path, 'utf8'));
  // The price book knows places by name and state.
  if (result.errors.length === 0) await raisePriceBookVersion(db);
  return reportImport(result, `Added ${result.added} postcodes, updated ${result.updated}.`);
}

const [path] = process.argv.slice(2);
if (path) runImport((db) => importFile(db, path));
else {
  console.error('Usage: npm run import:postcodes -- FILE (from GeoNames, separated by tabs)');
  process.exitCode = 2;
}
