import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openDatabase } from './database/open-database';
import { importFiles } from './price-import/import-files';
import { reportText } from './price-import/report-text';

const USAGE = 'npm run import:prices -- DATEI… [--dry-run] [--accept-jumps]';

async function main(args: readonly string[]): Promise<number> {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const unknown = [...flags].filter((flag) => flag !== '--dry-run' && flag !== '--accept-jumps');
  const url = process.env['DATABASE_URL'];
  if (unknown.length > 0 || paths.length === 0 || !url) {
    console.error(url ? `Aufruf: ${USAGE}` : 'DATABASE_URL fehlt: die Datenbank, in die importiert wird.');
    return 2;
  }
  const files = paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
  const isDryRun = flags.has('--dry-run');
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const { db, close } = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-import', statementTimeoutMs: 180_000 });
  try {
    const result = await importFiles(db, files, { isDryRun, acceptsJumps: flags.has('--accept-jumps') });
    console.log(reportText(result, { isDryRun }));
    return result.isWritten || (isDryRun && result.errors.length === 0) ? 0 : 1;
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
