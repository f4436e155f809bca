import type { CallResult, CALLS, Offer, OfferVariant, Problem } from '@heizplatz/contract';

/** Why a chosen offer was not taken over. */
export type ChoiceRefusal =
  /** The dealer, or this variant of its offer, is no more. */
  | { readonly kind: 'gone'; readonly nearest: readonly OfferVariant[] }
  /** It is there at another price or for another day; choosing it again takes that. */
  | { readonly kind: 'changed'; readonly before: OfferVariant; readonly now: OfferVariant }
  | { readonly kind: 'failed'; readonly problem: Problem };

type OrderCalculation = CallResult<typeof CALLS.calculateOrder>;

/** Compares an offer of the list with what the dealer offers now; null: as it was. */
export function judgeChoice(chosen: OfferVariant, { Item, Items }: OrderCalculation): ChoiceRefusal | null {
  if (!Item) return { kind: 'gone', nearest: Items };
  const now = getVariants(Item).find(({ Id }) => Id === chosen.Id);
  if (!now) return { kind: 'gone', nearest: [Item] };
  const isSame = now.TotalPrice === chosen.TotalPrice && now.DeliveryDate === chosen.DeliveryDate;
  return isSame ? null : { kind: 'changed', before: chosen, now };
}

const getVariants = (offer: Offer): readonly OfferVariant[] => [offer, ...offer.Children];
