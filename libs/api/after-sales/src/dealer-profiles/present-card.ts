import type { KnownPlace } from '@heizplatz/api-catalog';
import { dealerPath, presentState } from '@heizplatz/api-dealers';
import { isProductGroupId } from '@heizplatz/calculator';
import type { DealerCard } from '@heizplatz/contract';
import type { DealerRow } from './dealer-repository';
import type { SoldGoods } from './sold-goods';

export interface CardParts {
  readonly row: DealerRow;
  /** Undefined where it sits in another country. */
  readonly place: KnownPlace | undefined;
  readonly branchCount: number;
  readonly sold: SoldGoods | undefined;
  readonly zipCodeCount: number;
  /** Null unless a postcode was specified. */
  readonly distanceKm: number | null;
  /** The branch's place; null with the distance. */
  readonly distancePlace: string | null;
}

/** Tenths as the wire has them: 4.6; null without a review. */
export const getRating = ({ ratingTenths }: Pick<DealerRow, 'ratingTenths'>): number | null =>
  ratingTenths === null ? null : ratingTenths / 10;

export const presentCard = ({ row, place, ...counted }: CardParts): DealerCard => ({
  Id: row.id,
  Slug: row.slug,
  Name: row.name,
  Path: dealerPath({ slug: row.slug, place }),
  ZipCode: row.zipCode,
  City: row.city,
  State: presentState(place),
  SinceYear: row.sinceYear,
  Rating: getRating(row),
  RatingCount: row.ratingCount,
  BranchCount: counted.branchCount,
  ZipCodeCount: counted.zipCodeCount,
  DistanceKm: counted.distanceKm,
  DistancePlace: counted.distancePlace,
  ProductGroupIds: (counted.sold?.productGroupIds ?? []).filter(isProductGroupId),
  Certifications: [...(counted.sold?.certifications ?? [])],
});
