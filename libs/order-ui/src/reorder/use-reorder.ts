import { ProblemError, useApi } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type Open, type OrderState } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { checkoutPath } from '@heizplatz/routes';
import { type MouseEvent, useRef } from 'react';

interface ReorderedOrder {
  readonly OrderId: string;
  readonly State: Open<OrderState>;
  /** The list for the same goods: without script, and where the same offer cannot be had. */
  readonly OrderAgainPath: string;
}

/** The dealer has declined or not answered: another request to the same one is pointless. */
const REFUSED: readonly Open<OrderState>[] = ['declined', 'expired'];

/**
 * What a customer's link to the same order again does when it is clicked: with the order's addresses, access and payment on
 * to the step that is still open, mostly the summary.
 */
export function useReorder({ OrderId, State, OrderAgainPath }: ReorderedOrder): (event: MouseEvent) => void {
  const api = useApi();
  const navigate = useNavigate();
  const isRunning = useRef(false);

  async function reorder(): Promise<string> {
    try {
      const { ProductGroupId } = await api(CALLS.reorder, { body: { OrderId, Token: null } });
      return checkoutPath(PRODUCT_GROUPS[ProductGroupId]);
    } catch (error) {
      // On any error the list displays today's offers.
      if (error instanceof ProblemError) return OrderAgainPath;
      throw error;
    }
  }

  async function goOn(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await navigate(await reorder());
    } finally {
      isRunning.current = false;
    }
  }

  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || REFUSED.includes(State)) return;
    event.preventDefault();
    void goOn();
  };
}
