import { randomUUID } from 'node:crypto';
import { type TestResponse, wildLike } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import * as fc from 'fast-check';
import { orders } from '../order/schema';
import { withCreditMarket } from './testing/credit-market';
import { delivery, IBAN, newShopper, type Shopper } from './testing/shopper';

const market = withCreditMarket();
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);

/** A process of three stations that is complete but for the payment. */
async function atPayment(): Promise<Shopper> {
  const shopper = await newShopper(market());
  await shopper.start({ Stations: 3 });
  await shopper.saveParameters();
  await shopper.becomeGuest();
  const id = await shopper.addAddress();
  await shopper.selectAddresses([delivery(id, 0, 2000), delivery(id, 1, 2000), delivery(id, 2, 2000)]);
  return shopper;
}

function expectNoFailure(response: TestResponse, body: unknown): void {
  if (response.status === 200) return;
  expect(`${JSON.stringify(body)}: ${response.status} ${response.text.slice(0, 300)}`).toMatch(/: 4\d\d /);
}

const payment = fc.record(
  {
    ProductGroupId: fc.constant(3),
    IsRatePayPayment: fc.boolean(),
    PaymentId: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.integer()),
    PaymentModifier: fc.oneof(fc.constantFrom(null, 3, 6, 12, 0, -1, 1e300, 2.5), fc.double()),
    Iban: fc.oneof(fc.constantFrom(null, '', IBAN, 'DE00', 'GB82WEST12345698765432', 'XX'), fc.string()),
    AccountHolder: fc.oneof(fc.constantFrom(null, '', 'Anna Huber'), fc.string()),
    MandateAccepted: fc.boolean(),
    CreditConsent: fc.boolean(),
    DateOfBirth: fc.constantFrom(
      null,
      '1980-05-01',
      '2030-01-01',
      '0000-00-00',
      '1980-02-31',
      '9999-12-31',
      '0001-01-01',
    ),
  },
  { requiredKeys: ['ProductGroupId', 'IsRatePayPayment', 'PaymentId'] },
);
const deliveryPoints = fc.array(
  fc.record({
    StationNumber: fc.integer({ min: 1, max: 4 }),
    AddressId: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer()),
    Amount: fc.oneof(fc.constantFrom(0, 999, 1000, 2000, 6000), fc.integer({ min: 0, max: 1_000_000 })),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('a complete process', () => {
  const wild = (call: Call) => (call.body ? wildLike(call.body) : fc.constant({}));
  it.each<[string, Call, fc.Arbitrary<unknown>]>([
    ['any payment', CALLS.savePayment, payment],
    ['wild payments', CALLS.savePayment, wild(CALLS.savePayment)],
    ['any amounts', CALLS.saveOrderAmounts, deliveryPoints.map((Stations) => ({ ProductGroupId: 3, Stations }))],
    ['wild addresses', CALLS.saveOrderAddresses, wild(CALLS.saveOrderAddresses)],
    ['wild access checks', CALLS.saveOrderParameters, wild(CALLS.saveOrderParameters)],
  ])('stays readable whatever it is sent: %s', async (_, call, bodies) => {
    const shopper = await atPayment();
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expectNoFailure(await shopper.client.post(call.path, body ?? null), body);
        const read = await shopper.process();
        const { Selected, Choices } = read.PaymentData;
        if (Selected) expect(Choices.map(({ Id }) => Id)).toContain(Selected.PaymentId);
        const amounts = read.Stations.map(({ StationAmount }) => StationAmount ?? 0);
        expect([0, 6000]).toContain(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(JSON.stringify(read)).not.toContain(IBAN.slice(4));
      }),
      { numRuns: RUNS },
    );
  });

  it('places nothing at any total but its own, and one order at that', async () => {
    const shopper = await atPayment();
    await shopper.savePayment();
    const { TotalPrice } = (await shopper.process()).Offer;
    const before = await market().api.db.$count(orders);
    const near = fc.constantFrom(
      -TotalPrice,
      0,
      TotalPrice - 0.01,
      TotalPrice + 0.01,
      TotalPrice * 100,
      TotalPrice + 1e-9,
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, fc.double({ noNaN: true, noDefaultInfinity: true })), async (total) => {
        expect((await shopper.finalise(total)).problem().code).toBe('PRICE_CHANGED');
      }),
      { numRuns: 20 },
    );
    expect(await market().api.db.$count(orders)).toBe(before);
    const sends = [0, 1, 2, 3].map(() => shopper.finalise(TotalPrice, randomUUID()));
    const responses = await Promise.all(sends);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await market().api.db.$count(orders)).toBe(before + 1);
  });
});
