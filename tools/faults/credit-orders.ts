import { finalise, reachSummary } from '../bench/ready-orders.ts';
import type { ShopOrder } from './shoppers.ts';

const CREDIT = { PaymentId: 4, IsRatePayPayment: true, CreditConsent: true, DateOfBirth: '1980-05-01' };

/** What the payment provider's mock service does by the payer's last name (mock-services/ratepay/behaviour.ts). */
const PAYERS = [
  { lastName: 'Huber' },
  { lastName: 'Nachzügler' },
  { lastName: 'Ablehnung', refusedAs: 'PAYMENT_REFUSED' },
  { lastName: 'Huber' },
  { lastName: 'Stille', refusedAs: 'PAYMENT_UNAVAILABLE' },
] as const;

/** So many orders on credit, each by a guest of its own: what is sealed in a checkout cannot be copied. */
export async function creditOrders(
  market: { readonly port: number; readonly zipCodes: readonly string[] },
  count: number,
): Promise<ShopOrder[]> {
  const orders: ShopOrder[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { lastName, ...expected } = PAYERS[nth % PAYERS.length] ?? PAYERS[0];
    const zipCode = market.zipCodes[nth % market.zipCodes.length] ?? '';
    orders.push({ request: finalise(await reachSummary(market, zipCode, { lastName, payment: CREDIT })), ...expected });
  }
  return orders;
}
