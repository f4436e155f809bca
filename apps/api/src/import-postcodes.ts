import { readFileSync } from 'node:fs';
import { openDatabase } from './database/open-database';
import { raisePriceBookVersion } from './dealers/raise-price-book-version';
import { importPostcodes } from './places/import-postcodes';

const SHOWN_ERRORS = 50;

async function main([path]: readonly string[]): Promise<number> {
  const url = process.env['DATABASE_URL'];
  if (!path || !url) {
    console.error(
      url
        ? 'Aufruf: npm run import:postcodes -- DATEI (GeoNames, durch Tabulatoren getrennt)'
        : 'DATABASE_URL fehlt: die Datenbank, in die importiert wird.',
    );
    return 2;
  }
  const log = { error: (details: object, message: string) => console.error(message, details) };
  const { db, close } = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-import', statementTimeoutMs: 180_000 });
  try {
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
