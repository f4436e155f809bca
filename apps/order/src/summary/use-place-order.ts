import { type ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { useState } from 'react';
import { successPath } from '../checkout/checkout-paths';
import { useSave } from '../checkout/use-save';

interface PlacingOrder {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** Set when the server refused because the price had changed; the page shows it, nothing was ordered. */
  readonly newTotal: { readonly before: number } | null;
  readonly placeOrder: () => Promise<void>;
}

/** One key for as long as the summary stands: pressing twice, or again after a lost answer, makes one order. */
export function usePlaceOrder(
  process: OrderProcess,
  group: ProductGroup,
  reload: () => Promise<unknown>,
): PlacingOrder {
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave();
  const total = process.Offer.TotalPrice;
  const [keys] = useState(() => new Map<number, string>());
  const [newTotal, setNewTotal] = useState<{ before: number } | null>(null);

  async function placeOrder() {
    if (isBusy) return;
    // Another price is another order: the same key with other content would be refused.
    const key = keys.get(total) ?? crypto.randomUUID();
    keys.set(total, key);
    await save(async () => {
      try {
        const body = { ProductGroupId: group.id, IdempotencyKey: key, TotalPrice: total, OfferId: process.OfferId };
        const { OrderId } = await api(CALLS.finaliseOrder, { body });
        void navigate(successPath(group, OrderId), { replace: true });
      } catch (error) {
        if (isPriceChange(error)) {
          setNewTotal({ before: total });
          await reload();
        }
        throw error;
      }
    });
  }
  return { isBusy, problem, newTotal, placeOrder };
}

const isPriceChange = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PRICE_CHANGED';
