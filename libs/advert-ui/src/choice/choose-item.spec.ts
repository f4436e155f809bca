import type { SlotItem } from '@heizplatz/contract';
import * as fc from 'fast-check';
import { chooseItem } from './choose-item';

const item = (AdvertId: number, CampaignTypeId: 1 | 2, Weight: number): SlotItem => ({
  SlotId: 1,
  CampaignId: AdvertId,
  AdvertId,
  CampaignTypeId,
  Weight,
  IsLocal: false,
});

const ITEMS = [item(1, 2, 1), item(2, 1, 1), item(3, 1, 3), item(4, 2, 1)];

describe('what stands in a slot', () => {
  it.each([
    [0, 2],
    [0.2499, 2],
    [0.25, 3],
    [0.9999, 3],
  ])('for the number %f is %i of the contracts, by weight', (rendered, expected) => {
    expect(chooseItem(ITEMS, rendered)?.AdvertId).toBe(expected);
  });

  it('is the first to fill where there is no contract', () => {
    expect(chooseItem([item(4, 2, 1), item(1, 2, 9)], 0.9)?.AdvertId).toBe(4);
  });

  it('is nothing where there is nothing', () => {
    expect(chooseItem([], 0)).toBeUndefined();
  });

  it('leaves out what has no weight', () => {
    expect(chooseItem([item(1, 1, 0), item(2, 2, 1)], 0)?.AdvertId).toBe(2);
  });

  it('comes as often as its weight says', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(weights, (input) => {
        const items = input.map((weight, index) => item(index, 1, weight));
        const total = input.reduce((sum, weight) => sum + weight, 0);
        const counts = input.map(() => 0);
        for (let step = 0; step < total * 10; step += 1) {
          const chosen = chooseItem(items, (step + 0.5) / (total * 10))?.AdvertId ?? -1;
          counts[chosen] = (counts[chosen] ?? 0) + 1;
        }
        expect(counts).toEqual(input.map((weight) => weight * 10));
      }),
    );
  });
});
