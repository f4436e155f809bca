import { ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { useState } from 'react';
import { checkoutPath, offersPath, stepPath, successPath } from '../checkout/checkout-paths';
import { paymentRefusalOf } from '../checkout/payment-refusal';
import { useSave } from '../checkout/use-save';

export interface Reload {
  (): Promise<OrderProcess | null | undefined>;
}

interface PlacingOrder {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** What the page showed when the server refused because price or offer had changed; the page now shows the new ones. */
  readonly before: OrderProcess | null;
  readonly placeOrder: () => Promise<void>;
}

/** What the page shows is not what the server has: it is shown anew, and nothing was ordered. */
const STALE = ['PRICE_CHANGED', 'OFFER_REPLACED', 'CONFLICT'];

/** One key for as long as the summary stands: pressing twice, or again after a lost answer, makes one order. */
export function usePlaceOrder(process: OrderProcess, group: ProductGroup, reload: Reload): PlacingOrder {
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave();
  const [keys] = useState(() => new Map<string, string>());
  const [before, setBefore] = useState<OrderProcess | null>(null);
  const { OfferId } = process;
  const { TotalPrice } = process.Offer;

  async function placeOrder() {
    // Another offer or price is another order: the same key with other content would be refused.
    const content = `${OfferId} ${TotalPrice}`;
    const key = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, key);
    await save(async () => {
      try {
        const body = { ProductGroupId: group.id, IdempotencyKey: key, TotalPrice, OfferId };
        const { OrderId } = await api(CALLS.finaliseOrder, { body });
        void navigate(successPath(group, OrderId), { replace: true });
      } catch (error) {
        if (error instanceof ProblemError) await recover(error);
        throw error;
      }
    });
  }

  async function recover({ problem: refused }: ProblemError): Promise<void> {
    const refusal = paymentRefusalOf(refused);
    if (!refusal && !STALE.includes(refused.code)) return;
    const now = await reload();
    if (!now) return void navigate(offersPath(group));
    if (!refusal) return setBefore(process);
    // The provider's no: back to a payment that is still there, with the reason.
    const payment = now.Steps.findLast(({ Path }) => Path === 'bezahlung');
    void navigate(payment ? stepPath(group, payment) : checkoutPath(group), { state: refusal });
  }
  return { isBusy, problem, before, placeOrder };
}
