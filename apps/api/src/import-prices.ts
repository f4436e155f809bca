import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importFiles, reportText } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { runImport } from './process/run-import';

const USAGE = 'npm run import:prices -- FILE… [--dry-run] [--accept-jumps]';

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const paths = args.filter((arg) => !arg.startsWith('--'));
const unknown = [...flags].filter((flag) => flag !== '--dry-run' && flag !== '--accept-jumps');

async function importPrices(db: Database): Promise<number> {
  const files = paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
  const isDryRun = flags.has('--dry-run');
  const result = await importFiles(db, files, { isDryRun, acceptsJumps: flags.has('--accept-jumps') });
  console.log(reportText(result, { isDryRun }));
  return result.isWritten || (isDryRun && result.errors.length === 0) ? 0 : 1;
}

if (unknown.length === 0 && paths.length > 0) runImport(importPrices);
else {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
}
