import type { StaffCustomer } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

interface VisibleCustomer {
  readonly customer: StaffCustomer;
  /** After an action: the customer that it returned. */
  readonly show: (customer: StaffCustomer) => Promise<unknown>;
}

export const CustomerContext = createContext<VisibleCustomer | null>(null);

/** The page's customer, as loaded or as returned by the caller's own last action. */
export function useStaffCustomer(): VisibleCustomer {
  const view = useContext(CustomerContext);
  if (!view) throw new Error('no customer around');
  return view;
}
