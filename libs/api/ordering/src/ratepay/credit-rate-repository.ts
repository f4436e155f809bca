import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import { DEMO_CREDIT_RATES } from './credit-rate-catalogue';
import { creditRates } from './schema';

/** In hundredths of a percent a year. */
export interface CreditRate {
  readonly effectiveBasisPoints: number;
  readonly defaultInterestBasisPoints: number;
}

/** What credit costs in a country on a day; undefined where nothing is known, and so nothing is offered. */
export async function creditRateOn(
  db: Database,
  { countryId, day }: { countryId: CountryId; day: string },
): Promise<CreditRate | undefined> {
  const { effectiveBasisPoints, defaultInterestBasisPoints } = creditRates;
  const [row] = await db
    .select({ effectiveBasisPoints, defaultInterestBasisPoints })
    .from(creditRates)
    .where(and(eq(creditRates.countryId, countryId), lte(creditRates.validFrom, day)))
    .orderBy(desc(creditRates.validFrom))
    .limit(1);
  return row;
}

/** The demonstration's rates; those that are there stay. */
export async function seedCreditRates(db: Database): Promise<void> {
  await db
    .insert(creditRates)
    .values([...DEMO_CREDIT_RATES])
    .onConflictDoNothing();
}
