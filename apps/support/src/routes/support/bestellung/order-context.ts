import type { StaffOrder } from '@heizplatz/contract';
import { type Site, siteById } from '@heizplatz/country';
import { createContext, useContext } from 'react';

interface ShownOrder {
  readonly order: StaffOrder;
  /** After an act: the order that it answered with. */
  readonly show: (order: StaffOrder) => Promise<unknown>;
}

export const OrderContext = createContext<ShownOrder | null>(null);

/** The order of the page, with its own country: staff see those of every site. */
export function useStaffOrder(): ShownOrder & { readonly site: Site } {
  const shown = useContext(OrderContext);
  if (!shown) throw new Error('no order around');
  return { ...shown, site: siteById(shown.order.CountryId) };
}
