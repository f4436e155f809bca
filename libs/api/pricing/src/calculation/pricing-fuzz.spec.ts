import type { TestResponse } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import fc from 'fast-check';
import { configuration } from './testing/configuration';
import { withPricingApi } from './testing/with-pricing-api';

const api = withPricingApi();
const RUNS = { numRuns: 150 };

const hostileText = fc.constantFrom(
  "'; drop table price_lists; --",
  '<script>alert(1)</script>',
  '\u0000',
  '😀'.repeat(50),
  'x'.repeat(10_000),
  '٤٥٦٧٨',
);
const hostileNumber = fc.constantFrom(-1, 0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 9_007_199_254_740_993, 1e-320);
const hostile = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, [], {}, [[]], { length: -1 }, { __proto__: { Id: 1 } }),
  fc.jsonValue(),
);

/** Expected failures are problem documents; accepted input yields a response. */
function expectResponseOrProblem(response: TestResponse): void {
  if (response.status === 200) response.json();
  else {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.problem().status).toBe(response.status);
  }
}

const fields = Object.keys(configuration());
const spoiltConfiguration = fc
  .tuple(
    fc.subarray([...fields, 'DealerId'], { minLength: 1, maxLength: 4 }),
    fc.array(hostile, { minLength: 4, maxLength: 4 }),
  )
  .map(([names, values]) => ({
    ...configuration(),
    ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
  }));
const parameter = fc.record(
  {
    Id: fc.oneof(fc.integer(), hostile),
    Key: fc.oneof(fc.constantFrom('', 'Payment', 'CustomerGroup', 'WishDate'), hostile),
    Modifier: hostile,
    DesiredDate: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      hostile,
    ),
  },
  { requiredKeys: [] },
);
const spoiltParameters = fc
  .array(parameter, { maxLength: 5 })
  .map((Parameters) => ({ ...configuration(), Parameters }));

describe.each([
  ['calculate', CALLS.calculate.path],
  ['calculateDefault', CALLS.calculateDefault.path],
  ['calculateOrder', CALLS.calculateOrder.path],
  ['upselling', `${CALLS.upselling.path}?upsellingKey=10000`],
  ['offerSurroundings', CALLS.offerSurroundings.path],
  ['bulkOrderCalculation', CALLS.bulkOrderCalculation.path],
])('%s', (_name, path) => {
  it.each([
    ['any JSON', hostile],
    ['spoilt fields', spoiltConfiguration],
    ['spoilt parameters', spoiltParameters],
  ])('answers %s with an answer or a problem of 4xx', async (_what, body: fc.Arbitrary<unknown>) => {
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        expectResponseOrProblem(
          await api()
            .visitor()
            .post(path, value ?? null),
        );
      }),
      RUNS,
    );
  });

  it.each([
    ['no JSON', '{"ZipCode":', 400],
    ['nothing', '', 400],
    ['10 MB', `"${'x'.repeat(10 * 1024 * 1024)}"`, 413],
  ])('refuses %s', async (_what, rawBody, status) => {
    const response = await api().visitor().send('POST', path, { rawBody });
    expect(response.problem().status).toBe(status);
  });
});

it('answers any path and query of init, best-price and upselling with an answer or a problem of 4xx', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), hostileText, hostileNumber.map(String));
  await fc.assert(
    fc.asyncProperty(text, text, async (first, second) => {
      const [one, two] = [encodeURIComponent(first), encodeURIComponent(second)];
      expectResponseOrProblem(await api().visitor().get(`/api/kalkulation/init/${one}/${two}`));
      expectResponseOrProblem(await api().visitor().get(`${CALLS.bestPrice.path}?countryId=${one}&amount=${two}`));
      const upselling = `${CALLS.upselling.path}?upsellingKey=${one}`;
      expectResponseOrProblem(await api().visitor().post(upselling, configuration()));
    }),
    RUNS,
  );
});
