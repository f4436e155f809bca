import { type Database, openDatabase } from '@heizplatz/api-platform';

/** Runs a command that imports into the database of DATABASE_URL. `work` gives the exit code; an error thrown is 1. */
export function runImport(work: (db: Database) => Promise<number>): void {
  importInto(process.env['DATABASE_URL'], work).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

async function importInto(url: string | undefined, work: (db: Database) => Promise<number>): Promise<void> {
  if (!url) {
    console.error('DATABASE_URL is missing: set it to the database that the import writes to.');
    process.exitCode = 2;
    return;
  }
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const { db, close } = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-import', statementTimeoutMs: 180_000 });
  try {
    process.exitCode = await work(db);
  } finally {
    await close();
  }
}
