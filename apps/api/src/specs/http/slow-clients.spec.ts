import { newShopper, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';
import { openMany, RawClient } from '@heizplatz/http-server/testing';

const MANY = 1000;
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const body = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: ${bytes}\r\n\r\n{"ProductGroupId"`;
const CALL = body(CALLS.saveOrderParameters.path, 900);
const PRICES = body(CALLS.calculateOffers.path, 900);
const UPLOAD = body(CALLS.complainAboutOrder.path.replace(':orderId', 'x'), 900_000);

/**
 * Milliseconds of this thread's processor that a call which takes a place costs, the middle one of forty. By the clock it
 * would count what else the machine does.
 */
async function getMedianCost(market: Parameters<typeof newShopper>[0]): Promise<number> {
  const shopper = await newShopper(market);
  const times: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    const before = process.threadCpuUsage();
    await shopper.client.call(CALLS.calculate, { body: shopper.configuration() });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[20] ?? NaN;
}

describe('while slow clients hold their connections', () => {
  const market = withOrderMarket({ HTTP_HEAD_MS: '120000', HTTP_SPAN_MS: '120000' });

  it.each([
    ['1,000 bodies of calls', CALL],
    ['1,000 bodies of price calls', PRICES],
    ['1,000 bodies of uploads', UPLOAD],
    ['1,000 heads', `POST /api/x HTTP/1.1\r\n${HEAD}`],
  ])(
    '%s that do not come, visitors order as ever',
    async (_name, text) => {
      const quietMs = await getMedianCost(market());
      const clients = await openMany(market().api.port, MANY, text);
      try {
        const loadedMs = await getMedianCost(market());
        await Promise.all([1, 2, 3].map(() => placeTestOrder(market())));
        expect(clients.filter(({ status }) => status !== null)).toEqual([]);
        expect((await market().api.visitor().get('/metrics')).text).toContain('heizplatz_calls_running{kind="call"} 0');
        // A thousand held places would refuse; a loop that walks them per call would be many times slower.
        expect(loadedMs).toBeLessThan(3 * quietMs + 20);
      } finally {
        for (const client of clients) client.destroy();
      }
    },
    60_000,
  );
});

describe('the time of slow clients', () => {
  const market = withOrderMarket({ HTTP_HEAD_MS: '500', HTTP_SPAN_MS: '500' });

  it('ends, for bodies with a problem document', async () => {
    const texts = [CALL, PRICES, UPLOAD, `POST /api/x HTTP/1.1\r\n${HEAD}`];
    const clients = await Promise.all(texts.map((text) => RawClient.open(market().api.port, text)));
    await Promise.all(clients.map(({ ended }) => ended));
    for (const { status, received } of clients) {
      expect(status).toBe(408);
      expect(received).toContain('application/problem+json');
      expect(received).toContain('"code":"BAD_REQUEST"');
    }
    const { text } = await market().api.visitor().get('/metrics');
    expect(text).toContain('heizplatz_calls_running{kind="call"} 0');
    expect(text).toContain('heizplatz_calls_running{kind="upload"} 0');
  });
});
