import type { ProductGroup } from '@heizplatz/calculator';
import type { DealerOrder } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

/** The order that the page is about, for its parts. */
export interface DealerOrderState {
  readonly order: DealerOrder;
  readonly group: ProductGroup;
  readonly orderKey: { readonly OrderId: string; readonly Token: string };
  /** Displays the order as it is after a command. */
  readonly show: (order: DealerOrder) => Promise<unknown>;
}

export const DealerOrderContext = createContext<DealerOrderState | null>(null);

export function useDealerOrder(): DealerOrderState {
  const order = useContext(DealerOrderContext);
  if (!order) throw new Error('DealerOrderContext is missing above this part');
  return order;
}
