import { defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { calculationOf } from '../testing/calculation-of';
import { cheaperStep, scaleSteps } from './scale-steps';

const at = (Amount: number, Stations = 1) => ({ ...defaultConfiguration(1, 3), ZipCode: '10115', Amount, Stations });
const amountsAt = (amount: number, stations?: number) =>
  scaleSteps(calculationOf(), at(amount, stations), PRODUCT_GROUPS[3]).map((step) => step.amount);

describe('scaleSteps', () => {
  it.each([
    [6000, 1, [5000, 6000, 8000, 10_000, 15_000]],
    [1000, 1, [1000, 2000, 3000, 5000, 6000]],
    [20_000, 1, [6000, 8000, 10_000, 15_000, 20_000]],
    [6500, 1, [6000, 6500, 8000, 10_000, 15_000]],
    [3000, 3, [3000, 5000, 6000, 8000, 10_000]],
  ])('shows %i kg for %i stations among its neighbours', (amount, stations, shown) => {
    expect(amountsAt(amount, stations)).toEqual(shown);
  });

  it('marks the amount of the list, at the price of its cheapest offer', () => {
    const own = scaleSteps(calculationOf(), at(6500), PRODUCT_GROUPS[3]).filter(({ isOwn }) => isOwn);
    expect(own).toEqual([{ amount: 6500, unitPrice: 381.21, isOwn: true }]);
  });

  it('is empty without an offer', () => {
    expect(scaleSteps(calculationOf({ Items: [] }), at(6000), PRODUCT_GROUPS[3])).toEqual([]);
  });
});

describe('cheaperStep', () => {
  it('is the next larger amount that costs less per unit', () => {
    expect(cheaperStep(scaleSteps(calculationOf(), at(6000), PRODUCT_GROUPS[3]))?.step.amount).toBe(8000);
  });

  it('is none at the end of the scale', () => {
    expect(cheaperStep(scaleSteps(calculationOf(), at(20_000), PRODUCT_GROUPS[3]))).toBeNull();
  });
});
