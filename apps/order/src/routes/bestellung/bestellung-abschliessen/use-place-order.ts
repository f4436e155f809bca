import { ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { useNavigate, useRefusedForm } from '@heizplatz/router';
import { offersPath, successPath } from '@heizplatz/routes';
import { useState } from 'react';
import { paymentAgainPath, getPaymentRefusal } from '../../../shared/checkout/payment-refusal';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { type SeenOrder, getSeenOrder, STALE, SUMMARY_FORMS } from '../../../shared/summary/summary-forms';
import { useOrderKey } from './use-order-key';

export interface Reload {
  (): Promise<OrderProcess | null | undefined>;
}

interface PlacingOrder {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** What the page showed when the server refused because price or offer had changed; the page now shows the new ones. */
  readonly before: SeenOrder | null;
  /** Under it what the page shows is ordered, once. */
  readonly key: string;
  readonly placeOrder: () => Promise<void>;
}

/** The final submission, by JavaScript; a refusal without it is displayed the same way. */
export function usePlaceOrder(process: OrderProcess, group: ProductGroup, reload: Reload): PlacingOrder {
  const api = useApi();
  const navigate = useNavigate();
  const refused = useRefusedForm(SUMMARY_FORMS.order);
  const { isBusy, problem, save } = useSave(refused?.problem);
  const [before, setBefore] = useState(
    refused && STALE.includes(refused.problem.code) ? getSeenOrder(refused.values) : null,
  );
  const { OfferId } = process;
  const { TotalPrice } = process.Offer;
  const key = useOrderKey({ OfferId, TotalPrice });

  async function placeOrder() {
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
    const refusal = getPaymentRefusal(refused);
    if (!refusal && !STALE.includes(refused.code)) return;
    const now = await reload();
    if (!now) return void navigate(offersPath(group));
    if (!refusal) return setBefore({ OfferId, TotalPrice });
    // The provider's no: back to a payment that is still there, with the reason.
    void navigate(paymentAgainPath(now, group), { state: refusal });
  }
  return { isBusy, problem, before, key, placeOrder };
}
