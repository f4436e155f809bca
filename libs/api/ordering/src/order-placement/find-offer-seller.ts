import type { Database } from '@heizplatz/api-platform';
import type { OfferVariant } from '@heizplatz/contract';
import { findSellerIfAny, type Seller } from '../order/seller-repository';

/**
 * The offer's data about a dealer that no longer exists: displayed until another offer is chosen, never ordered from.
 */
const goneSeller = ({ DealerId, DealerName, DealerCompany, DealerPlace, DealerSince }: OfferVariant): Seller => ({
  id: DealerId,
  countryId: 0,
  slug: '',
  name: DealerName,
  company: DealerCompany,
  street: '',
  zipCode: '',
  city: DealerPlace,
  phone: '',
  email: '',
  register: '',
  taxNumber: '',
  sinceYear: DealerSince,
  ratingTenths: null,
  ratingCount: 0,
  priorRatingCount: 0,
  priorRatingStars: 0,
  creditorId: null,
  iban: null,
  qrIban: null,
  packagingNumber: null,
  settlesBySteps: false,
  description: '',
  enplusId: null,
  version: 0,
  lockedAt: null,
  lockReason: null,
  pricesChangedAt: null,
});

/** The contract partner of an offer, and whether it is still there. */
export async function findOfferSeller(db: Database, offer: OfferVariant): Promise<{ seller: Seller; isGone: boolean }> {
  const seller = await findSellerIfAny(db, offer.DealerId);
  return seller && !seller.lockedAt ? { seller, isGone: false } : { seller: goneSeller(offer), isGone: true };
}
