import type { Wish } from '@heizplatz/calculator';
import { chooseDropped } from './dropped-wishes';

const SMALL: Wish = { Field: 'Parameters', Id: 123 };
const CERTIFIED: Wish = { Field: 'ProductCertifications', Id: 0 };
const FIXED: Wish = { Field: 'AppointmentPlus', Id: 0 };
const key = (wishes: readonly Wish[]) => wishes.map(({ Field }) => Field).join('+');

/** What is left by what was dropped. */
const leftBy = (totals: Readonly<Record<string, number>>) => {
  const requests: string[] = [];
  const left = (dropped: readonly Wish[]) => {
    requests.push(key(dropped));
    const BestTotal = totals[key(dropped)];
    return BestTotal === undefined ? [] : [{ OfferCount: 2, BestTotal }];
  };
  return { left, query: requests };
};

describe('the wishes that stand in the way', () => {
  it('are named one by one while a single one is, and no pair is looked for', () => {
    const { left, query: requests } = leftBy({
      Parameters: 2400,
      AppointmentPlus: 2300,
      'Parameters+AppointmentPlus': 2000,
    });
    expect(chooseDropped([SMALL, CERTIFIED, FIXED], left)).toEqual({
      DroppedWishes: [
        { ...FIXED, OfferCount: 2, BestTotal: 2300 },
        { ...SMALL, OfferCount: 2, BestTotal: 2400 },
      ],
    });
    expect(requests).toHaveLength(3);
  });

  it('are named as pairs, the cheapest first, where only two together are', () => {
    const { left } = leftBy({ 'Parameters+ProductCertifications': 2400, 'Parameters+AppointmentPlus': 2300 });
    expect(chooseDropped([SMALL, CERTIFIED, FIXED], left)).toEqual({
      DroppedWishes: [],
      DroppedPairs: [
        { Wishes: [SMALL, FIXED], OfferCount: 2, BestTotal: 2300 },
        { Wishes: [SMALL, CERTIFIED], OfferCount: 2, BestTotal: 2400 },
      ],
    });
  });

  it('are not named where not even two are enough', () => {
    expect(chooseDropped([SMALL, CERTIFIED, FIXED], leftBy({}).left)).toEqual({ DroppedWishes: [] });
    expect(chooseDropped([], leftBy({}).left)).toEqual({ DroppedWishes: [] });
  });

  it('cost a bounded number of looks, and three pairs at most are named', () => {
    const many = Array.from({ length: 30 }, (_, Id): Wish => ({ Field: 'Parameters', Id: Id + 1 }));
    const { left, query: requests } = leftBy({ 'Parameters+Parameters': 2000 });
    expect(chooseDropped(many, left).DroppedPairs).toHaveLength(3);
    expect(requests).toHaveLength(30 + 28);
  });
});
