import type { StaffCustomer } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

interface VisibleCustomer {
  readonly customer: StaffCustomer;
  /** After an act: the customer that it answered with. */
  readonly show: (customer: StaffCustomer) => Promise<unknown>;
}

export const CustomerContext = createContext<VisibleCustomer | null>(null);

/** The customer of the page, as it was when the page came or by the caller's own last act. */
export function useStaffCustomer(): VisibleCustomer {
  const view = useContext(CustomerContext);
  if (!view) throw new Error('no customer around');
  return view;
}
