import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { HOUR_MS } from '@heizplatz/country';
import * as v from 'valibot';
import { watchAt } from '../dealer-orders/testing/dealer-desk';
import { getMails, orderRow } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../checkout/testing/order-market';
import { newShopper } from '../checkout/testing/shopper';

const market = withOrderMarket();
const COUNTRIES = [
  ['DE', 1, 'Europe/Berlin'],
  ['AT', 2, 'Europe/Vienna'],
  ['CH', 3, 'Europe/Zurich'],
] as const;
const MOMENTS = [
  ['the last second before an hour that comes twice', '2026-10-25T00:59:59.999Z', '2026-10-25', '26'],
  ['that hour, the second time', '2026-10-25T01:00:00.000Z', '2026-10-25', '26'],
  ['the last millisecond of a year', '2026-12-31T22:59:59.999Z', '2026-12-31', '26'],
  ['the first one of the next', '2026-12-31T23:00:00.000Z', '2027-01-01', '27'],
  ['the last second before an hour that is left out', '2027-03-28T00:59:59.999Z', '2027-03-28', '27'],
  ['the second after it', '2027-03-28T01:00:00.000Z', '2027-03-28', '27'],
] as const;

const Delivered = v.object({ DeliveryDate: v.pipe(v.string(), v.isoDate()) });

const localIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' });
  return { day: (at: Date) => day.format(at), time: (at: Date) => time.format(at) };
};

afterEach(() => market().api.setNow(TEST_NOW));

describe.each(COUNTRIES)('an order in %s', (code, countryId, timeZone) => {
  it.each(MOMENTS)('at %s has its day, its year and its deadline', async (_, moment, today, year) => {
    const local = localIn(timeZone);
    const now = new Date(moment);
    market().api.setNow(now);
    const { number, answerDueAt, offer } = await orderRow(
      market(),
      await (await newShopper(market(), countryId)).order(),
    );
    expect(number).toMatch(new RegExp(`^${code}-${year}-`));
    expect(local.day(now)).toBe(today);
    expect(local.time(answerDueAt)).toBe('00:00:00');
    expect(local.day(new Date(answerDueAt.getTime() - 1)) >= today).toBe(true);
    expect(v.parse(Delivered, offer).DeliveryDate > today).toBe(true);
  });

  it.each(MOMENTS)('at %s expires with its deadline, once, though the clock goes back an hour', async (_, moment) => {
    market().api.setNow(new Date(moment));
    const id = await (await newShopper(market(), countryId)).order();
    const { answerDueAt } = await orderRow(market(), id);
    const watch = async (at: Date) => {
      market().api.setNow(at);
      const mails = await getMails(market(), () => watchAt(market(), at));
      return mails.filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
    };
    const before = await watch(new Date(answerDueAt.getTime() - 1));
    expect((await orderRow(market(), id)).state).toBe('placed');
    const at = await watch(answerDueAt);
    expect((await orderRow(market(), id)).state).toBe('expired');
    const again = [await watch(new Date(answerDueAt.getTime() - HOUR_MS)), await watch(answerDueAt)].flat();
    expect(again).toEqual([]);
    expect(new Set([...before, ...at]).size).toBe(before.length + at.length);
    expect(at.length).toBeGreaterThan(0);
  });
});
