import type { CalculationResult, OfferVariant } from '@heizplatz/contract';
import { buildOffer } from '@heizplatz/testing';
import fc from 'fast-check';
import { buildResult } from '../../../testing/build-calculation';
import { type CalculationInput, calculationState } from './calculation-state';
import { NO_SWAPS, type OfferSwaps, toggleSwap } from '../alternatives/offer-swaps';

const getVariant = (id: string): OfferVariant => {
  const { Children: _, ...variant } = buildOffer({ Id: id });
  return variant;
};
const parent = buildOffer({ Id: 'a', Children: [getVariant('a1'), getVariant('a2')] });
const result = (overrides: Partial<CalculationResult> = {}) =>
  buildResult({ Items: [parent, buildOffer({ Id: 'b' })], ...overrides });
const state = (overrides: Partial<CalculationInput> = {}) =>
  calculationState({
    isRun: true,
    isLoading: false,
    hasFailed: false,
    result: result(),
    swaps: NO_SWAPS,
    ...overrides,
  });
const selected = (swaps: OfferSwaps) => state({ swaps }).results.map((item) => item.selected.Id);

describe('the states of a calculation', () => {
  test.each<[string, Partial<CalculationInput>, object]>([
    ['a result with items', {}, { calculating: false, isCalculated: true, hasDefaultResults: false }],
    ['a result that is asked for anew', { isLoading: true }, { calculating: true, isCalculated: true }],
    ['the first time', { isLoading: true, result: undefined }, { calculating: true, isCalculated: false, results: [] }],
    ['a result without items', { result: result({ Items: [] }) }, { isCalculated: false, results: [] }],
    [
      'default offers without items',
      { result: result({ Items: [], HasDefaultOffers: true }) },
      { isCalculated: false, results: [], hasDefaultResults: false },
    ],
    ['default offers', { result: result({ HasDefaultOffers: true }) }, { isCalculated: true, hasDefaultResults: true }],
    ['a failure', { hasFailed: true }, { isCalculated: false, results: [], hasDefaultResults: false }],
    [
      'no postcode, or an amount below the minimum',
      { isRun: false, isLoading: true },
      { calculating: false, isCalculated: false, results: [] },
    ],
  ])('%s', (_, input, expected) => {
    expect(state(input)).toMatchObject(expected);
  });

  it('start with items selected and children unselected', () => {
    const [first] = state().results;
    expect(first?.selected.Id).toBe('a');
    expect(first?.unselected.map(({ Id }) => Id)).toEqual(['a1', 'a2']);
  });
});

describe('the offer swap', () => {
  it("puts a child in its parent's place, and takes it back", () => {
    const swapped = toggleSwap(NO_SWAPS, 'a', 'a1');
    expect(selected(swapped)).toEqual(['a1', 'b']);
    expect(state({ swaps: swapped }).results[0]?.unselected.map(({ Id }) => Id)).toEqual(['a', 'a2']);
    expect(selected(toggleSwap(swapped, 'a', 'a1'))).toEqual(['a', 'b']);
    expect(selected(toggleSwap(swapped, 'a', 'a'))).toEqual(['a', 'b']);
    expect(selected(toggleSwap(swapped, 'a', 'a2'))).toEqual(['a2', 'b']);
  });

  it('forgets a child that is no more', () => {
    expect(selected({ a: 'gone', gone: 'a1' })).toEqual(['a', 'b']);
  });

  it('selects one variant of every item, whatever was swapped', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('a', 'a1', 'a2', 'b', 'x'));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const swaps = steps.reduce<OfferSwaps>((known, [offerId, id]) => toggleSwap(known, offerId, id), NO_SWAPS);
        for (const { offer, selected: one, unselected } of state({ swaps }).results) {
          const ids = [one, ...unselected].map(({ Id }) => Id).sort();
          expect(ids).toEqual([offer, ...offer.Children].map(({ Id }) => Id).sort());
        }
      }),
    );
  });
});
