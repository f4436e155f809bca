import { defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { buildOffer } from '@heizplatz/testing';
import { buildResult } from '../../../testing/build-calculation';
import { cheaperStep, scaleSteps } from './scale-steps';

const at = (Amount: number, Stations = 1) => ({ ...defaultConfiguration(1, 3), ZipCode: '10115', Amount, Stations });
const stepsAt = (amount: number, deliveryPoints?: number) =>
  scaleSteps(buildResult(), at(amount, deliveryPoints), PRODUCT_GROUPS[3]);

describe('scaleSteps', () => {
  it.each([
    [6000, 1, [1000, 2000, 3000, 5000, 6000, 8000, 10_000, 15_000, 20_000]],
    [6500, 1, [1000, 2000, 3000, 5000, 6000, 6500, 8000, 10_000, 15_000, 20_000]],
    [6000, 3, [3000, 5000, 6000, 8000, 10_000, 15_000, 20_000]],
  ])('has every amount that %i kg for %i stations could be instead', (amount, deliveryPoints, view) => {
    expect(stepsAt(amount, deliveryPoints).map((step) => step.amount)).toEqual(view);
  });

  it('marks the amount of the list, at the prices of its cheapest offer', () => {
    expect(stepsAt(6500).filter(({ isOwn }) => isOwn)).toEqual([
      { amount: 6500, unitPrice: 381.21, tonnePrice: null, totalPrice: 2287.23, difference: 0, isOwn: true },
    ]);
  });

  it('has total and difference of the others', () => {
    expect(stepsAt(6000).find(({ amount }) => amount === 8000)).toMatchObject({ totalPrice: 2964, difference: -10.71 });
    expect(stepsAt(6000).find(({ amount }) => amount === 1000)).toMatchObject({ totalPrice: 470.1, difference: 88.89 });
  });

  it('has the price per tonne of pallets, by the weight of the cheapest offer’s pallet', () => {
    const pallets = buildOffer({ UnitPrice: 465.5, TonnePrice: 477.44, PalletWeightKg: 975, TotalPrice: 465.5 });
    const result = buildResult({ Items: [pallets], Scale: [{ Amount: 3, UnitPrice: 450 }] });
    const steps = scaleSteps(result, { ...defaultConfiguration(1, 4), ZipCode: '10115' }, PRODUCT_GROUPS[4]);
    expect(steps.map(({ tonnePrice, totalPrice }) => [tonnePrice, totalPrice])).toEqual([
      [477.44, 465.5],
      [461.54, 1350],
    ]);
  });

  it('is empty without an offer', () => {
    expect(scaleSteps(buildResult({ Items: [] }), at(6000), PRODUCT_GROUPS[3])).toEqual([]);
  });
});

describe('cheaperStep', () => {
  it('is the next larger amount that costs less per unit', () => {
    expect(cheaperStep(stepsAt(6000))?.step.amount).toBe(8000);
  });

  it('is none at the end of the scale', () => {
    expect(cheaperStep(stepsAt(20_000))).toBeNull();
  });
});
