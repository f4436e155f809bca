import { type Database, openDatabase } from '@heizplatz/api-platform';

type Work = (db: Database) => Promise<number>;

const STATEMENT_TIMEOUT_MS = 180_000;

/**
 * Runs a command that imports into the database of DATABASE_URL. `work` gives the exit code; an error thrown is 1.
 * `statementTimeoutMs`: 0 for none.
 */
export function runImport(work: Work, statementTimeoutMs = STATEMENT_TIMEOUT_MS): void {
  importInto(process.env['DATABASE_URL'], work, statementTimeoutMs).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

async function importInto(url: string | undefined, work: Work, statementTimeoutMs: number): Promise<void> {
  if (!url) {
    console.error('DATABASE_URL is missing: set it to the database that the import writes to.');
    process.exitCode = 2;
    return;
  }
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const { db, close } = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-import', statementTimeoutMs });
  try {
    process.exitCode = await work(db);
  } finally {
    await close();
  }
}
