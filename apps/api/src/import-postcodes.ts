import { readFileSync } from 'node:fs';
import type { Database } from './database/database';
import { raisePriceBookVersion } from './dealers/raise-price-book-version';
import { importPostcodes } from './places/import-postcodes';
import { runImport } from './process/run-import';

const SHOWN_ERRORS = 50;

async function importFile(db: Database, path: string): Promise<number> {
  const { errors, added, updated } = await importPostcodes(db, readFileSync(path, 'utf8'));
  for (const { line, message } of errors.slice(0, SHOWN_ERRORS)) console.error(`Zeile ${line}: ${message}`);
  if (errors.length > 0) {
    console.error(`${errors.length} Fehler. Es wurde nichts übernommen.`);
    return 1;
  }
  // The price book knows places by name and state.
  await raisePriceBookVersion(db);
  console.log(`${added} Postleitzahlen neu, ${updated} aktualisiert.`);
  return 0;
}

const [path] = process.argv.slice(2);
if (path) void runImport((db) => importFile(db, path));
else {
  console.error('Aufruf: npm run import:postcodes -- DATEI (GeoNames, durch Tabulatoren getrennt)');
  process.exitCode = 2;
}
