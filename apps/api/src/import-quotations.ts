import { readFileSync } from 'node:fs';
import type { Database } from './database/database';
import { importQuotations } from './prices/import-quotations';
import { runImport } from './process/run-import';

const SHOWN_ERRORS = 50;

async function importFile(db: Database, path: string): Promise<number> {
  const { errors, added, changed } = await importQuotations(db, readFileSync(path, 'utf8'));
  for (const { line, message } of errors.slice(0, SHOWN_ERRORS)) console.error(`Zeile ${line}: ${message}`);
  if (errors.length > 0) {
    console.error(`${errors.length} Fehler. Es wurde nichts übernommen.`);
    return 1;
  }
  console.log(`${added} Kurse neu, ${changed} berichtigt.`);
  return 0;
}

const [path] = process.argv.slice(2);
if (path) void runImport((db) => importFile(db, path));
else {
  console.error('Aufruf: npm run import:quotations -- DATEI (CSV mit faktor;tag;kurs)');
  process.exitCode = 2;
}
