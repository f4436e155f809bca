import type { Order } from '../order/order';

/** Who is delivered to: the company, else the person. */
export function customerName({ deliveryAddresses }: Pick<Order, 'deliveryAddresses'>): string {
  const { CompanyName, FirstName, LastName } = deliveryAddresses[0].Address;
  return CompanyName || `${FirstName} ${LastName}`.trim();
}
