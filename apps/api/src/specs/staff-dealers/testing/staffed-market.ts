import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CsvFile, importFiles } from '@heizplatz/api-dealers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import type { Database } from '@heizplatz/api-platform';
import type { DatabaseTemplate, TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { ROLES } from '@heizplatz/identity';
import { seedReference } from '../../../demo/seed-reference';

const EXAMPLES = join(__dirname, '../../../../../../libs/api/dealers/src/price-import/examples');

/** The dealer of the example files: one branch in Landshut, loose pellets at 364.37 and bags. */
export const DEALER_KEY = 'tannhof-holzwaerme';

/** The files of which the example market is made. */
export const EXAMPLE_FILES: readonly CsvFile[] = readdirSync(EXAMPLES).map((name) => ({
  name,
  text: readFileSync(join(EXAMPLES, name), 'utf8'),
}));

/** Reference data and the market of the example files. */
async function fillExampleMarket(db: Database): Promise<void> {
  await seedReference(db);
  const { errors } = await importFiles(db, EXAMPLE_FILES, { isDryRun: false, acceptsJumps: false });
  if (errors[0]) throw new Error(errors[0].message);
}

export const EXAMPLE_MARKET: DatabaseTemplate = { name: 'example_market', fill: fillExampleMarket };

const DORA = { email: 'haendlersupport@example.com', firstName: 'Dora', lastName: 'Hagen' };
/** Who approves what Dora uploads. */
export const COLLEAGUE = { email: 'haendlersupport-2@example.com', firstName: 'Ole', lastName: 'Brandt' };

/** A member of staff who minds dealers. */
export async function dealerSupport(api: TestApi, person = DORA): Promise<TestClient> {
  await insertCustomer(api, { ...person, roles: [ROLES.dealerSupport] });
  return loggedIn(api, person.email);
}

export const EXAMPLE_PRICES: string = readFileSync(join(EXAMPLES, 'prices.csv'), 'utf8');
