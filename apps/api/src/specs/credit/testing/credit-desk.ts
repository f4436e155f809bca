import { orderEvents, orders } from '@heizplatz/api-ordering';
import {
  type DealerDesk,
  delivery,
  openDesk,
  placed,
  type Shopper,
  type withCreditMarket,
} from '@heizplatz/api-ordering/testing';
import type { CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const INVOICE = { PaymentId: 4, IsRatePayPayment: true, CreditConsent: true, DateOfBirth: '1980-05-01' };
export const INSTALMENTS = { PaymentId: 3, PaymentModifier: 3, CreditConsent: true, DateOfBirth: '1980-05-01' };

/** Orders on credit and the requests to their provider, by delivery street. */
export function creditDesk(market: ReturnType<typeof withCreditMarket>) {
  /** An accepted order on credit, of a customer in a street of its own. */
  async function onCredit(
    street: string,
    options: { lastName?: string; payment?: object; countryId?: CountryId } = {},
  ): Promise<DealerDesk> {
    const { lastName = 'Huber', payment = INVOICE, countryId = 1 } = options;
    const order = async (shopper: Shopper) => {
      const { TotalPrice } = await shopper.start();
      await shopper.saveParameters();
      await shopper.becomeGuest();
      await shopper.selectAddresses([delivery(await shopper.addAddress({ Street: street, LastName: lastName }))]);
      expect((await shopper.savePayment(payment)).status).toBe(200);
      return placed(await shopper.finalise(TotalPrice)).OrderId;
    };
    const desk = await openDesk(market(), countryId, order);
    await desk.done('accept');
    return desk;
  }
  const deliver = (desk: DealerDesk, amount = 6000) =>
    desk.done('weight', { DeliveredAmount: amount, DeliveredOn: '2026-11-21' });

  /** Runs the cleanup job and all jobs that result from it. */
  async function settle(): Promise<void> {
    const { api } = market();
    await api.services.jobs.send(api.db, 'sweep-authorisations', {});
    await api.runJobs();
    await api.runJobs();
  }
  const toEntry = async (street: string) => {
    const [entry, ...others] = await market().getAuthorisations(street);
    if (!entry || others.length > 0) throw new Error(`${others.length + 1} authorisations`);
    return entry;
  };
  const getSteps = async (street: string) =>
    (await toEntry(street)).operations.map(({ kind, amountCents, state }) => `${kind} ${amountCents} ${state}`);
  const getTotal = async ({ orderId }: DealerDesk): Promise<{ totalCents: number; settledCents: number }> => {
    const [row] = await market().api.db.select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error('the order is gone');
    return { totalCents: row.totalCents, settledCents: row.settledCents ?? 0 };
  };
  const getKinds = async ({ orderId }: DealerDesk) =>
    (await market().api.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('credit'));
  return { onCredit, deliver, settle, toEntry: toEntry, getSteps: getSteps, getTotal: getTotal, getKinds: getKinds };
}
