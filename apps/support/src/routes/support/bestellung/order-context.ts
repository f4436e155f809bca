import type { StaffOrder } from '@heizplatz/contract';
import { type Site, siteById } from '@heizplatz/country';
import { createContext, useContext } from 'react';

interface VisibleOrder {
  readonly order: StaffOrder;
  /** After an action: the order that it returned. */
  readonly show: (order: StaffOrder) => Promise<unknown>;
}

export const OrderContext = createContext<VisibleOrder | null>(null);

/** The order of the page, with its own country: staff see those of every site. */
export function useStaffOrder(): VisibleOrder & { readonly site: Site } {
  const view = useContext(OrderContext);
  if (!view) throw new Error('no order around');
  return { ...view, site: siteById(view.order.CountryId) };
}
