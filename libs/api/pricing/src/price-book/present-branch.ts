import type { OfferRows } from '@heizplatz/contract';
import type { PriceBook } from './price-book';

/** A branch as its offers name it, without what differs from place to place and from customer to customer. */
export function presentBranch(
  { branches, dealers }: PriceBook,
  branch: number,
): Omit<OfferRows['Dealers'][number], 'DistanceKm' | 'Payment'> {
  const dealer = branches.dealer[branch]!;
  const ratingTenths = dealers.ratingTenths[dealer]!;
  return {
    DealerId: dealers.id[dealer]!,
    BranchId: branches.id[branch]!,
    DealerName: dealers.name[dealer]!,
    DealerCompany: dealers.company[dealer]!,
    DealerPlace: branches.place[branch]!,
    DealerSince: dealers.sinceYear[dealer]!,
    Rating: ratingTenths < 0 ? null : ratingTenths / 10,
    RatingCount: dealers.ratingCount[dealer]!,
  };
}
