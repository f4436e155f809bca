import { ProblemError, useApi } from '@heizplatz/api-client';
import { type CalculatorConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, Offer, type Problem } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { parametersPath } from '../checkout/checkout-paths';

export interface ChoiceRefusal {
  readonly problem: Problem;
  /** What comes nearest to an offer that is gone. */
  readonly nearest: readonly Offer[];
}

export interface OfferChoice {
  /** The offer that is being taken over. */
  readonly busyId: string | null;
  readonly refusal: ChoiceRefusal | null;
  readonly choose: (offerId: string) => Promise<void>;
}

const NearestOffers = v.object({ Items: v.array(Offer) });

/** Starts the order process with an offer and leads to its first page; `onGone` when the offer is no more. */
export function useChooseOffer(configuration: CalculatorConfiguration, onGone: () => void): OfferChoice {
  const api = useApi();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ChoiceRefusal | null>(null);

  async function choose(offerId: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyId(offerId);
    try {
      await api(CALLS.startOrder, { body: { Configuration: configuration, OfferId: offerId } });
      await navigate(parametersPath(PRODUCT_GROUPS[configuration.ProductGroupId]));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setRefusal({ problem: error.problem, nearest: nearestOf(error.problem) });
      if (error.code === 'OFFER_GONE') onGone();
    } finally {
      isBusy.current = false;
      setBusyId(null);
    }
  }
  return { busyId, refusal, choose };
}

function nearestOf({ context }: Problem): readonly Offer[] {
  const nearest = v.safeParse(NearestOffers, context);
  return nearest.success ? nearest.output.Items : [];
}
