import type { Offer, OfferVariant } from '@heizplatz/contract';
import { useState } from 'react';
import { MOST_COMPARED } from '../list/list-view';

export interface CompareSelection {
  /** The selected offers in the visible list, in the order of selection. */
  readonly offers: readonly OfferVariant[];
  readonly isFull: boolean;
  readonly isChosen: (offerId: string) => boolean;
  readonly toggle: (offerId: string) => void;
  /** A variant that is swapped in takes its offer's place here too. */
  readonly replace: (offerId: string, byId: string) => void;
  readonly clear: () => void;
}

/** Offers and their variants by id; those that are no more are left out. */
export function findVariants(offers: readonly Offer[], ids: readonly string[]): readonly OfferVariant[] {
  const entriesById = new Map<string, OfferVariant>();
  for (const offer of offers) for (const variant of [offer, ...offer.Children]) entriesById.set(variant.Id, variant);
  return ids.map((id) => entriesById.get(id)).filter((variant) => variant !== undefined);
}

/** Two to four offers that a visitor wants side by side; starts with those of a shared comparison. */
export function useCompareSelection(offers: readonly Offer[], startIds: readonly string[]): CompareSelection {
  const [ids, setIds] = useState(startIds);
  const chosen = findVariants(offers, ids);
  const isChosen = (offerId: string) => chosen.some(({ Id }) => Id === offerId);
  const isFull = chosen.length >= MOST_COMPARED;
  return {
    offers: chosen,
    isFull,
    isChosen,
    toggle: (offerId) => {
      const others = chosen.map(({ Id }) => Id).filter((id) => id !== offerId);
      if (isChosen(offerId)) setIds(others);
      else if (!isFull) setIds([...others, offerId]);
    },
    replace: (offerId, byId) => setIds([...new Set(chosen.map(({ Id }) => (Id === offerId ? byId : Id)))]),
    clear: () => setIds([]),
  };
}
