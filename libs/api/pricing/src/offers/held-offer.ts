import { CalculationConfiguration, OfferVariant } from '@heizplatz/contract';
import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import type { OrderableOffer } from './find-offer';

const cents = v.pipe(v.number(), v.integer());

/** An offer as promised for longer than its day (rule PRICE-08), with its query; stored as JSON. */
export const HeldOffer = v.object({
  OfferId: impersonal('goods', v.string()),
  Configuration: CalculationConfiguration,
  Variant: OfferVariant,
  VatBasisPoints: cents,
  Price: v.object({
    goodsCents: cents,
    goodsUnitCents: cents,
    deliveryCents: cents,
    optionCents: v.array(cents),
    roundingCents: cents,
    netCents: cents,
    vatCents: cents,
    totalCents: cents,
    unitCents: cents,
    tonneCents: cents,
    depositCents: cents,
  }),
});
export type HeldOffer = v.InferOutput<typeof HeldOffer>;

/** The promise of an offer that has just been requested. */
export const holdOffer = (
  { variant, price, vatBasisPoints }: OrderableOffer,
  configuration: CalculationConfiguration,
): HeldOffer => ({
  OfferId: variant.Id,
  Configuration: configuration,
  Variant: variant,
  VatBasisPoints: vatBasisPoints,
  Price: { ...price, optionCents: [...price.optionCents] },
});

/** What a price depends on, of a configuration. */
const getWish = ({
  CountryId,
  ProductGroupId,
  ZipCode,
  Amount,
  Stations,
  Parameters,
  ...more
}: CalculationConfiguration) =>
  JSON.stringify([
    [CountryId, ProductGroupId, ZipCode, Amount, Stations, Parameters],
    [more.ProductCertifications, more.LooseBlowingProcess, more.PalletBagSize, more.PalletBagCount],
    [more.AppointmentPlus, more.OnlyCertified],
  ]);

/**
 * The offer at the promised price, if that is lower and the same is requested from the same dealer: goods, place,
 * amount, options, VAT and weight of a pallet. Everything but the price is current.
 */
export function applyHeldPrice(
  current: OrderableOffer,
  query: { readonly offerId: string; readonly configuration: CalculationConfiguration },
  held: HeldOffer,
): OrderableOffer {
  const isPromised =
    held.OfferId === query.offerId &&
    getWish(held.Configuration) === getWish(query.configuration) &&
    held.VatBasisPoints === current.vatBasisPoints &&
    held.Variant.PalletWeightKg === current.variant.PalletWeightKg;
  if (!isPromised || held.Price.totalCents >= current.price.totalCents) return current;
  const { UnitPrice, TonnePrice, TotalPrice, Deposit, Split } = held.Variant;
  const variant = { ...current.variant, UnitPrice, TonnePrice, TotalPrice, Deposit, Split, CheaperAmount: null };
  return { ...current, variant, price: held.Price };
}
