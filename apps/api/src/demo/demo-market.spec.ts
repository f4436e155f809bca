import { createHash } from 'node:crypto';
import { PRODUCTS, referencePostcodes } from '@heizplatz/api-catalog';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { isValidIBAN } from 'ibantools';
import { COUNTRY_PLANS } from './areas/country-plan';
import { getAreaCode } from './dealers/invented-phone';
import { ISLAND_CODES } from './areas/island-codes';
import { DEMO_MAKERS } from './dealers/maker-catalogue';
import { makeDemoMarket } from './make-demo-market';
import { offerCounts } from './prices/offer-counts';
import { randomStreams } from './random/random-streams';

const DAY = '2026-11-21';
const places = referencePostcodes();
const streams = randomStreams(20_261_121);
const market = makeDemoMarket({ day: DAY, random: streams, places });
const branchById = new Map(market.branches.map((branch) => [branch.id, branch]));

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const getGroup = (productId: number) => PRODUCTS.find(({ id }) => id === productId)?.productGroupId ?? 0;
const sellers = (productGroupId: number) =>
  new Set(
    market.priceLists.filter(({ productId }) => getGroup(productId) === productGroupId).map((list) => list.branchId),
  );

/** Dealers that offer a product group, by country and postcode. */
function dealersByPlace(productGroupId: number): Map<string, Set<number>> {
  const selling = sellers(productGroupId);
  const matches = new Map<string, Set<number>>();
  for (const { branchId, countryId, zipCode } of market.areas) {
    const branch = branchById.get(branchId);
    if (!branch || branch.stoppedUntil !== null || !selling.has(branchId)) continue;
    const key = `${countryId}/${zipCode}`;
    matches.set(key, (matches.get(key) ?? new Set()).add(branch.dealerId));
  }
  return matches;
}

const loose = dealersByPlace(3);
const offersAt = (countryId: number, zipCode: string) => loose.get(`${countryId}/${zipCode}`)?.size ?? 0;

describe('the demo market', () => {
  it('is the same for the same day and seed, and another for another seed', () => {
    const again = makeDemoMarket({ day: DAY, random: randomStreams(20_261_121), places: [...places].reverse() });
    expect(digest(again)).toBe(digest(market));
    const other = makeDemoMarket({ day: DAY, random: randomStreams(1), places });
    expect(digest(other)).not.toBe(digest(market));
  });

  it('has 150 German, 50 Austrian and 40 Swiss dealers with names of their own', () => {
    const count = (countryId: number) => market.dealers.filter((dealer) => dealer.countryId === countryId).length;
    expect([count(1), count(2), count(3)]).toEqual([150, 50, 40]);
    expect(new Set(market.dealers.map(({ slug }) => slug)).size).toBe(240);
    expect(market.dealers.filter(({ name }) => /muster|test/i.test(name))).toEqual([]);
  });

  it.each(COUNTRY_PLANS)(
    'gives cities 25–45 offers, the country 4–12, islands at most one: country $countryId',
    (plan) => {
      const own = places.filter(({ countryId }) => countryId === plan.countryId);
      const countOf = offerCounts(streams, plan, own);
      for (const place of own) {
        const { kind } = countOf(place);
        const [least = 0, most = 0] = { city: [25, 45], country: [4, 12], island: [0, 1], unserved: [0, 0] }[kind];
        const offers = offersAt(place.countryId, place.zipCode);
        if (offers < least || offers > most) throw new Error(`${kind} ${place.zipCode} has ${offers} offers`);
      }
    },
  );

  it.each([
    [1, '10115'],
    [1, '80331'],
    [1, '20095'],
    [2, '1010'],
    [2, '8010'],
    [3, '8001'],
    [3, '3011'],
  ])('calls a city a city: country %i, %s', (countryId, zipCode) => {
    expect(offersAt(countryId, zipCode)).toBeGreaterThanOrEqual(25);
  });

  it('serves neither Helgoland nor the other places with a rule of their own', () => {
    const served = places.filter(
      ({ deliveryRule, countryId, zipCode }) => deliveryRule && offersAt(countryId, zipCode),
    );
    expect(served).toEqual([]);
    expect([...ISLAND_CODES].every((zipCode) => offersAt(1, zipCode) <= 1)).toBe(true);
  });

  it.each(Object.values(PRODUCT_GROUPS))('sells $name in all three countries', ({ id }) => {
    const places = [...dealersByPlace(id).keys()];
    for (const countryId of [1, 2, 3]) {
      expect(places.filter((key) => key.startsWith(`${countryId}/`)).length).toBeGreaterThan(300);
    }
  });

  it('has a quarter of the dealers without reviews, 4,000 reviews in all with a mean near 4.5', () => {
    const rated = market.dealers.filter(({ ratingTenths }) => ratingTenths !== null);
    expect(rated).toHaveLength(180);
    const reviews = market.dealers.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
    const points = rated.reduce((sum, dealer) => sum + (dealer.ratingTenths ?? 0) * dealer.ratingCount, 0);
    expect(reviews).toBe(4000);
    expect(points / reviews).toBeGreaterThan(44);
    expect(points / reviews).toBeLessThan(47);
  });

  it('has a review behind each rating, none of the future, some of them answered', () => {
    expect(market.reviews).toHaveLength(4000);
    for (const { id, ratingCount, ratingTenths } of market.dealers) {
      const own = market.reviews.filter(({ dealerId }) => dealerId === id);
      const stars = own.reduce((sum, review) => sum + review.stars, 0);
      expect([own.length, ratingTenths]).toEqual([
        ratingCount,
        ratingCount ? Math.round((stars * 10) / ratingCount) : null,
      ]);
    }
    expect(market.reviews.every(({ createdAt }) => createdAt < new Date(`${DAY}T00:00:00Z`))).toBe(true);
    const answered = market.reviews.filter(({ dealerAnswer }) => dealerAnswer);
    expect(answered.length).toBeGreaterThan(300);
    expect(answered.length).toBeLessThan(1200);
    expect(answered.every((review) => (review.dealerAnsweredAt ?? 0) > review.createdAt)).toBe(true);
  });

  it('gives dealers accounts that are right in form, and bank codes or QR institutions that nobody has', () => {
    for (const { countryId, iban, qrIban, creditorId } of market.dealers) {
      if (countryId === 3) {
        expect([isValidIBAN(qrIban ?? ''), iban, creditorId]).toEqual([true, null, null]);
        expect(Number(qrIban?.slice(4, 9))).toBeGreaterThanOrEqual(30_000);
        expect(Number(qrIban?.slice(4, 9))).toBeLessThanOrEqual(31_999);
      } else {
        expect(isValidIBAN(iban ?? '')).toBe(true);
        expect(creditorId).toMatch(countryId === 1 ? /^DE\d{2}ZZZ0\d{10}$/ : /^AT\d{2}ZZZ0\d{10}$/);
      }
    }
  });

  it('writes to example.com only and calls numbers of the dealer’s town that cannot be assigned', () => {
    const phones = /^(030 23125|040 66969|0221 4710|069 90009|089 99998) \d{3}$|^0\d+ 0\d{5}$|^0\d\d 0\d\d 0\d \d\d$/;
    expect(market.dealers.filter(({ email }) => !email.endsWith('.example.com'))).toEqual([]);
    expect(market.dealers.filter(({ phone }) => !phones.test(phone)).map(({ phone }) => phone)).toEqual([]);
    for (const { phone, countryId, zipCode } of market.dealers)
      expect(phone.split(' ')[0]).toBe(`0${getAreaCode(countryId, zipCode)}`);
  });

  it('names a packaging number for every dealer of bags or briquettes', () => {
    const packed = new Set([4, 6, 8].flatMap((group) => [...sellers(group)].map((id) => branchById.get(id)?.dealerId)));
    const without = market.dealers.filter(({ id, packagingNumber }) => packed.has(id) && packagingNumber === null);
    expect(without).toEqual([]);
  });

  it('lets every dealer take invoices first or second, and no SEPA debit in Switzerland', () => {
    const invoices = market.payments.filter(({ paymentKindId, position }) => paymentKindId === 1 && position < 2);
    expect(new Set(invoices.map(({ dealerId, customerGroupId }) => `${dealerId}/${customerGroupId}`)).size).toBe(720);
    const swiss = new Set(market.dealers.filter(({ countryId }) => countryId === 3).map(({ id }) => id));
    expect(market.payments.filter((row) => swiss.has(row.dealerId) && [2, 5].includes(row.paymentKindId))).toEqual([]);
  });

  it('names a maker for nearly all goods, one that makes them and sells to that country', () => {
    const named = market.priceLists.filter(({ makerId }) => makerId !== null);
    expect(named.length / market.priceLists.length).toBeGreaterThan(0.9);
    for (const { makerId, productId, branchId } of named) {
      const maker = DEMO_MAKERS[(makerId ?? 0) - 1];
      const fits =
        maker?.productGroupIds.includes(getGroup(productId)) &&
        maker.countryIds.includes(branchById.get(branchId)?.countryId ?? 0);
      if (!fits) throw new Error(`maker ${makerId} does not make product ${productId} for branch ${branchId}`);
    }
    for (const { name, emailAddress } of market.makers)
      expect([name, emailAddress]).toEqual([name, expect.stringMatching(/^[a-z-]+@[a-z-]+\.example\.com$/)]);
  });

  it('has paid places of dealers that sell the goods, in each country', () => {
    const getDealer = (branchId: number) => branchById.get(branchId)?.dealerId;
    expect(new Set(market.paidPlaces.map(({ countryId }) => countryId)).size).toBe(3);
    for (const { dealerId, productGroupId, onBehalfOf, validFrom, validUntil } of market.paidPlaces) {
      expect([...sellers(productGroupId)].some((branchId) => getDealer(branchId) === dealerId)).toBe(true);
      expect(market.dealers.find(({ id }) => id === dealerId)?.company).toBe(onBehalfOf);
      expect(validFrom < DAY && DAY < validUntil).toBe(true);
    }
  });

  it('lets some dealers of each country take every kind that it knows', () => {
    for (const [countryId, kinds] of [
      [1, 5],
      [2, 5],
      [3, 3],
    ] as const) {
      const own = market.dealers.filter((dealer) => dealer.countryId === countryId).map(({ id }) => id);
      const takingAll = own.filter(
        (id) => market.payments.filter((row) => row.dealerId === id && row.customerGroupId === 1).length === kinds,
      );
      expect(takingAll.length).toBeGreaterThanOrEqual(8);
    }
  });
});
