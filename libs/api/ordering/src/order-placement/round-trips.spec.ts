import { Socket } from 'node:net';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, newShopper, placed } from '../checkout/testing/shopper';

const market = withOrderMarket();

/** How often something was written to the database while `action` ran: jobs do not run here by themselves. */
async function countWrites(databaseUrl: string, action: () => Promise<unknown>): Promise<number> {
  const port = Number(new URL(databaseUrl).port);
  let writes = 0;
  const spies = (['_write', '_writev'] as const).map((method) => {
    const write = Socket.prototype[method];
    return jest.spyOn(Socket.prototype, method).mockImplementation(function (this: Socket, ...args: unknown[]) {
      if (this.remotePort === port) writes += 1;
      return Reflect.apply(write as (...all: unknown[]) => void, this, args);
    });
  });
  await action();
  for (const spy of spies) spy.mockRestore();
  return writes;
}

async function placeOrder(): Promise<number> {
  const shopper = await newShopper(market());
  const { TotalPrice } = await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest();
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  await shopper.savePayment();
  return countWrites(market().api.databaseUrl, async () => placed(await shopper.finalise(TotalPrice)));
}

it('a guest’s order is placed by nine round trips to the database', async () => {
  // The dealer's documents are rendered and stored by the first order, and a connection is opened for it.
  await placeOrder();
  expect(await placeOrder()).toBe(9);
});
