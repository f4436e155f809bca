import { priceLists } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { type OrderableOffer, parseOfferId } from '@heizplatz/api-pricing';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';

/** The factors of the list that an offer was priced by, one a scale step in ten-thousandths; null when it is gone. */
export async function findStepFactors(
  db: Database,
  { variant, customerGroupId }: OrderableOffer,
  at: Date,
): Promise<number[] | null> {
  const named = parseOfferId(variant.Id);
  if (!named) return null;
  const { branchId, productId, certificationId } = named;
  const [row] = await db
    .select({ scaleFactors: priceLists.scaleFactors })
    .from(priceLists)
    .where(
      and(
        eq(priceLists.branchId, branchId),
        eq(priceLists.productId, productId),
        eq(priceLists.customerGroupId, customerGroupId),
        certificationId === 0 ? isNull(priceLists.certificationId) : eq(priceLists.certificationId, certificationId),
        lte(priceLists.validFrom, at),
      ),
    )
    .orderBy(desc(priceLists.validFrom), desc(priceLists.id))
    .limit(1);
  return row?.scaleFactors ?? null;
}
