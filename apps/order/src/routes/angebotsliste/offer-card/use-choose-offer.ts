import { type ApiClient, ProblemError, useApi } from '@heizplatz/api-client';
import { QUERY_NAMES } from '@heizplatz/calculator';
import { CALLS, Offer, type OfferVariant, type Problem } from '@heizplatz/contract';
import { useNavigate, useSearchParams } from '@heizplatz/router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { checkoutSteps } from '../../../shared/checkout/steps/checkout-steps';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { startOrder } from '../../../shared/offer/start-order';
import { type ChoiceRefusal, judgeChoice } from '../filter/judge-choice';
import { orderCalculationInput } from '../../../shared/offer-list/order-calculation-input';

export interface OfferChoice {
  /** The offer that is being taken over. */
  readonly busyId: string | null;
  readonly refusal: ChoiceRefusal | null;
  readonly choose: (offer: OfferVariant) => Promise<void>;
}

const NearestOffers = v.object({ Items: v.array(Offer) });

/**
 * Prices the dealer's offer anew and starts the order process with it, or reports what has changed since the list;
 * `onChanged` then requests the list again. The choice stays. Visitors from the mail of a Wunschpreis bring its
 * promise.
 */
export function useChooseOffer(configuration: ListConfiguration, onChanged: () => void): OfferChoice {
  const api = useApi();
  const navigate = useNavigate();
  const heldPrice = useSearchParams()[0].get(QUERY_NAMES.heldPrice);
  const isBusy = useRef(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ChoiceRefusal | null>(null);

  async function takeOver(offer: OfferVariant): Promise<ChoiceRefusal | null> {
    const changed = await changedSince(api, configuration, offer);
    if (changed) return changed;
    try {
      await navigate(await startOrder(api, { configuration, offer, heldPrice }));
      return null;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { problem } = error;
      return error.code === 'OFFER_GONE' ? { kind: 'gone', nearest: getNearest(problem) } : { kind: 'failed', problem };
    }
  }

  async function choose(offer: OfferVariant): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyId(offer.Id);
    // Comes while the offer is priced; one that does not come is for the step's own loader to say.
    void checkoutSteps().catch(() => undefined);
    try {
      const refused = await takeOver(offer);
      setRefusal(refused);
      if (refused && refused.kind !== 'failed') onChanged();
    } finally {
      isBusy.current = false;
      setBusyId(null);
    }
  }
  return { busyId, refusal, choose };
}

/** Null: as in the list, or the request failed; the start of the order prices it in any case. */
async function changedSince(api: ApiClient, configuration: ListConfiguration, offer: OfferVariant) {
  try {
    const input = orderCalculationInput(configuration, offer.DealerId);
    return judgeChoice(offer, await api(CALLS.calculateOrder, input, { fresh: true }));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return null;
  }
}

function getNearest({ context }: Problem): readonly Offer[] {
  const nearest = v.safeParse(NearestOffers, context);
  return nearest.success ? nearest.output.Items : [];
}
