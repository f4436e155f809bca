import type { CalculationConfigurationInput } from '@heizplatz/contract';
import { findOffer, type OrderableOffer } from './find-offer';
import { presentOffers } from './present-offers';
import { findOffers } from './find-offers';
import { HeldOffer, holdOffer, applyHeldPrice } from './held-offer';
import { request } from '../calculation/testing/ask';
import { configuration } from '../calculation/testing/configuration';
import { madeUpBook, NOW } from '../calculation/testing/made-up-book';
import * as v from 'valibot';

const wish = configuration();
let now: OrderableOffer;
let second = '';
let asking = { offerId: '', configuration: wish };
let promisedCents = 0;
beforeEach(() => {
  const book = madeUpBook();
  const query = request(book, wish);
  const ids = presentOffers(book, query, findOffers(book, query)).map(({ Id }) => Id);
  second = ids[1] ?? '';
  asking = { offerId: ids[0] ?? '', configuration: wish };
  now = findOffer(book, wish, asking.offerId, NOW)!;
  promisedCents = now.price.totalCents - 1;
});

/** The promise of this offer for a cent less, as the database gives it back. */
const promise = (fields: Partial<HeldOffer> = {}): HeldOffer => {
  const held = holdOffer({ ...now, price: { ...now.price, totalCents: promisedCents } }, wish);
  return { ...v.parse(HeldOffer, JSON.parse(JSON.stringify(held))), ...fields };
};
const getTotal = (offer: OrderableOffer) => offer.price.totalCents;

describe('a promised price', () => {
  it('is what the offer costs while it is the lower one', () => {
    const variant = { ...now.variant, TotalPrice: promisedCents / 100 };
    const held = promise({ Variant: variant });
    const at = applyHeldPrice({ ...now, variant: { ...now.variant, DeliveryDate: '2027-01-15' } }, asking, held);
    expect(at.price).toEqual({ ...now.price, totalCents: promisedCents });
    expect(at.variant).toMatchObject({
      TotalPrice: promisedCents / 100,
      CheaperAmount: null,
      DeliveryDate: '2027-01-15',
    });
  });

  it('of the same height or higher changes nothing', () => {
    for (const totalCents of [now.price.totalCents, now.price.totalCents + 1])
      expect(applyHeldPrice(now, asking, promise({ Price: { ...promise().Price, totalCents } }))).toBe(now);
  });

  it('is none at another VAT rate, up or down', () => {
    for (const VatBasisPoints of [now.vatBasisPoints - 1, now.vatBasisPoints + 1])
      expect(getTotal(applyHeldPrice(now, asking, promise({ VatBasisPoints })))).toBe(now.price.totalCents);
    const current = { ...now, vatBasisPoints: 1900 };
    expect(applyHeldPrice(current, asking, promise())).toBe(current);
  });

  it('is none for another weight of the pallet, or another offer', () => {
    const heavier = { ...now.variant, PalletWeightKg: 990 };
    expect(applyHeldPrice(now, asking, promise({ Variant: heavier }))).toBe(now);
    expect(applyHeldPrice(now, { ...asking, offerId: second }, promise())).toBe(now);
    expect(applyHeldPrice(now, asking, promise({ OfferId: second }))).toBe(now);
  });

  it.each([
    ['country', { CountryId: 2, ZipCode: '1010' }],
    ['postcode', { ZipCode: '80002' }],
    ['amount', { Amount: 6001 }],
    ['number of delivery points', { Stations: 2 }],
    ['option', { Parameters: [{ Id: 102, Key: 'Vehicle' }] }],
    ['certificate', { ProductCertifications: [1] }],
    ['blowing', { LooseBlowingProcess: [1] }],
    ['bag', { PalletBagSize: 15 }],
    ['number of bags', { PalletBagCount: 66 }],
    ['appointment', { AppointmentPlus: true }],
    ['wish for certified goods', { OnlyCertified: true }],
  ] satisfies [string, Partial<CalculationConfigurationInput>][])('is none for another %s', (_, fields) => {
    const other = { ...asking, configuration: configuration(fields) };
    expect(applyHeldPrice(now, other, promise())).toBe(now);
  });

  it('stands whatever the list is ordered by', () => {
    const other = { ...asking, configuration: { ...wish, Ordering: 'date' as const } };
    expect(getTotal(applyHeldPrice(now, other, promise()))).toBe(promisedCents);
  });
});
