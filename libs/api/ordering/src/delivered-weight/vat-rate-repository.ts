import { vatRates } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';

/** Every rate that a product group of a country ever had or will have. */
export const findVatRates = (
  db: Database,
  { countryId, productGroupId }: { readonly countryId: number; readonly productGroupId: number },
): Promise<(typeof vatRates.$inferSelect)[]> =>
  db
    .select()
    .from(vatRates)
    .where(and(eq(vatRates.countryId, countryId), eq(vatRates.productGroupId, productGroupId)));
