import { readFileSync } from 'node:fs';
import type { Database } from '@heizplatz/api-platform';
import { importQuotations } from '@heizplatz/api-pricing';
import { reportImport } from './process/report-import';
import { runImport } from './process/run-import';

async function importFile(db: Database, path: string): Promise<number> {
  const result = await importQuotations(db, readFileSync(path, 'utf8'));
  return reportImport(result, `Added ${result.added} quotations, corrected ${result.changed}.`);
}

const [path] = process.argv.slice(2);
if (path) runImport((db) => importFile(db, path));
else {
  console.error('Usage: npm run import:quotations -- FILE (CSV with the columns faktor;tag;kurs)');
  process.exitCode = 2;
}
