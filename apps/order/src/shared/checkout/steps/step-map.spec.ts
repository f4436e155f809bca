import type { OrderStep, PaymentKind } from '@heizplatz/contract';
import {
  isReachable,
  latestReachable,
  nextOpenStep,
  nextStep,
  previousStep,
  STEP_NUMBERS,
  STEP_WEIGHTS,
  stepMap,
} from './step-map';

const step = (path: OrderStep['Path'], variant: PaymentKind | null = null): OrderStep => ({
  Path: path,
  Variant: variant,
  Title: path,
  Weight: STEP_WEIGHTS[path],
  IsValid: false,
});
const ADDRESS = step('adresse');
const AMOUNTS = step('mengenverteilung');
const INVOICE = step('bezahlung', 'rechnung');
const SEPA = step('bezahlung', 'sepa');
const SUMMARY = step('bestellung-abschliessen');
const ONE_DELIVERY_POINT = [ADDRESS, INVOICE, SUMMARY];
const DELIVERY_POINTS = [ADDRESS, AMOUNTS, INVOICE, SUMMARY];

describe('the map of checkout', () => {
  it('has the weights 0, 5, 20 and 99', () => {
    expect(Object.values(STEP_WEIGHTS)).toEqual([0, 5, 20, 99]);
  });

  it('has the numbers of the table: address and delivery points are step 1', () => {
    expect(DELIVERY_POINTS.map(({ Path }) => STEP_NUMBERS[Path])).toEqual([1, 1, 2, 3]);
  });

  it('is ordered by weight, whatever the order of arrival', () => {
    const ApplicableSteps = [SUMMARY, AMOUNTS, INVOICE, ADDRESS];
    expect(stepMap({ ApplicableSteps })).toEqual(DELIVERY_POINTS);
    expect(ApplicableSteps).toEqual([SUMMARY, AMOUNTS, INVOICE, ADDRESS]);
  });

  it.each([
    ['adresse', null, true],
    ['bezahlung', 'sepa', true],
    ['bezahlung', 'ratenzahlung', false],
    ['bezahlung', null, false],
    ['mengenverteilung', null, false],
    ['bestellung-abschliessen', null, false],
  ] as const)('%s with variant %s is reachable: %s', (path, variant, expected) => {
    expect(isReachable({ Steps: [ADDRESS, SEPA, INVOICE] }, path, variant)).toBe(expected);
  });

  it.each([
    ['nothing validated: the first of the map', ONE_DELIVERY_POINT, [], ADDRESS],
    ['the address alone', ONE_DELIVERY_POINT, [ADDRESS], ADDRESS],
    ['amounts to do', DELIVERY_POINTS, [ADDRESS, AMOUNTS], AMOUNTS],
    ['payment to do: the mapped kind', ONE_DELIVERY_POINT, [ADDRESS, SEPA, INVOICE], INVOICE],
    [
      'payment to do, the mapped kind first: still the mapped one',
      ONE_DELIVERY_POINT,
      [ADDRESS, INVOICE, SEPA],
      INVOICE,
    ],
    ['payment to do, the mapped kind not validated: the last one that is', ONE_DELIVERY_POINT, [ADDRESS, SEPA], SEPA],
    ['all done', DELIVERY_POINTS, [ADDRESS, AMOUNTS, SEPA, INVOICE, SUMMARY], SUMMARY],
    ['validated in any order', DELIVERY_POINTS, [INVOICE, AMOUNTS, ADDRESS], INVOICE],
    ['a validated step that this order does not have', ONE_DELIVERY_POINT, [ADDRESS, AMOUNTS], ADDRESS],
  ])('latest reachable with %s', (_, ApplicableSteps, Steps, expected) => {
    expect(latestReachable({ ApplicableSteps, Steps })).toBe(expected);
  });

  it('is never empty', () => {
    expect(() => latestReachable({ ApplicableSteps: [], Steps: [] })).toThrow('without steps');
  });

  it.each([
    [ONE_DELIVERY_POINT, 'adresse', null, INVOICE],
    [ONE_DELIVERY_POINT, 'bezahlung', ADDRESS, SUMMARY],
    [ONE_DELIVERY_POINT, 'bestellung-abschliessen', INVOICE, null],
    [ONE_DELIVERY_POINT, 'mengenverteilung', null, null],
    [DELIVERY_POINTS, 'adresse', null, AMOUNTS],
    [DELIVERY_POINTS, 'mengenverteilung', ADDRESS, INVOICE],
    [DELIVERY_POINTS, 'bezahlung', AMOUNTS, SUMMARY],
  ] as const)('case %#: beside a step stand the one before and the one after', (steps, path, before, after) => {
    const state = { ApplicableSteps: [...steps], Steps: [] };
    expect([previousStep(state, path), nextStep(state, path)]).toEqual([before, after]);
  });

  it.each([
    ['adresse', [], INVOICE],
    ['adresse', ['bezahlung'], SUMMARY],
    ['mengenverteilung', ['bezahlung'], null],
    ['bezahlung', ['adresse'], SUMMARY],
    ['bestellung-abschliessen', [], null],
  ] as const)('after %s, with %j answered, comes what is still to be done', (path, answered, expected) => {
    const ApplicableSteps = ONE_DELIVERY_POINT.map((step) => ({
      ...step,
      IsValid: answered.some((one) => one === step.Path),
    }));
    const next = nextOpenStep({ ApplicableSteps, Steps: [] }, path);
    expect(next?.Path ?? null).toBe(expected?.Path ?? null);
  });
});
