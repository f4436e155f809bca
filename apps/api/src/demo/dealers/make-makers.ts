import type { makers } from '@heizplatz/api-catalog';
import { DEMO_MAKERS } from './maker-catalogue';
import type { PriceBase } from '../prices/price-base';
import type { RandomStreams } from '../random/random-streams';

/** Dealers that do not say who made their goods. */
const SILENT_CHANCE = 0.06;

/** The catalogue's makers as rows; ids run from 1. */
export const makeMakers = (): (typeof makers.$inferSelect)[] =>
  DEMO_MAKERS.map(({ name, address, emailAddress, certificateNumber }, index) => ({
    id: index + 1,
    name,
    address,
    emailAddress,
    certificateNumber,
  }));

/** Who made what a branch sells of one product: always the same maker; null where the dealer does not say. */
export function getMaker(streams: RandomStreams, { branch, productId, productGroupId }: PriceBase): number | null {
  const random = streams(`maker/${branch.row.id}/${productId}`);
  if (random() < SILENT_CHANCE) return null;
  const fitting = DEMO_MAKERS.flatMap(({ productGroupIds, countryIds }, index) =>
    productGroupIds.includes(productGroupId) && countryIds.includes(branch.row.countryId) ? [index + 1] : [],
  );
  return fitting[Math.floor(random() * fitting.length)] ?? null;
}
