import type { ProductGroup } from '@heizplatz/calculator';
import type { PlacedOrder } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

/** The order that the page is about, for its parts. */
export interface CustomerOrder {
  readonly order: PlacedOrder;
  readonly group: ProductGroup;
  /** Identifies the order and the caller, for every call. */
  readonly orderKey: { readonly OrderId: string; readonly Token: string | null };
  readonly reload: () => Promise<unknown>;
}

export const CustomerOrderContext = createContext<CustomerOrder | null>(null);

export function useCustomerOrder(): CustomerOrder {
  const order = useContext(CustomerOrderContext);
  if (!order) throw new Error('CustomerOrderContext is missing above this part');
  return order;
}
