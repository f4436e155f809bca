import { readFileSync } from 'node:fs';
import type { Database } from '@heizplatz/api-platform';
import { importQuotations } from '@heizplatz/api-pricing';
import { reportImport } from './process/report-import';
import { runImport } from './process/run-import';

async function importFile(db: Database, path: string): Promise<number> {
  const result = await importQuotations(db, readFileSync(path, 'utf8'));
  return reportImport(result, `${result.added} Kurse neu, ${result.changed} berichtigt.`);
}

const [path] = process.argv.slice(2);
if (path) void runImport((db) => importFile(db, path));
else {
  console.error('Aufruf: npm run import:quotations -- DATEI (CSV mit faktor;tag;kurs)');
  process.exitCode = 2;
}
