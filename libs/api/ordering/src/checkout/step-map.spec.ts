import { applicableSteps, missingStep, validatedSteps, type StepState } from './step-map';

const fresh: StepState = {
  deliveryPoints: 1,
  hasAddresses: false,
  hasAmounts: true,
  paymentKinds: ['rechnung', 'sepa'],
  chosenKind: null,
};
const names = (steps: readonly { Path: string; Variant: string | null }[]) =>
  steps.map(({ Path, Variant }) => (Variant ? `${Path}/${Variant}` : Path));

describe('the step map', () => {
  it.each([
    ['one station', fresh, ['adresse', 'bezahlung/rechnung', 'bestellung-abschliessen'], [0, 20, 99]],
    [
      'several stations have their amounts',
      { ...fresh, deliveryPoints: 3, hasAmounts: false },
      ['adresse', 'mengenverteilung', 'bezahlung/rechnung', 'bestellung-abschliessen'],
      [0, 5, 20, 99],
    ],
    [
      'the chosen kind stands for the default',
      { ...fresh, chosenKind: 'sepa' as const },
      ['adresse', 'bezahlung/sepa', 'bestellung-abschliessen'],
      [0, 20, 99],
    ],
  ])('is ordered by weight: %s', (_, state, paths, weights) => {
    expect(names(applicableSteps(state))).toEqual(paths);
    expect(applicableSteps(state).map(({ Weight }) => Weight)).toEqual(weights);
  });

  it.each([
    ['nothing is done', fresh, ['adresse']],
    [
      'addresses are there: every payment kind may be opened, the default is met first from the end',
      { ...fresh, hasAddresses: true },
      ['adresse', 'bezahlung/sepa', 'bezahlung/rechnung'],
    ],
    [
      'amounts are missing',
      { ...fresh, deliveryPoints: 2, hasAddresses: true, hasAmounts: false },
      ['adresse', 'mengenverteilung'],
    ],
    ['payment without an address does not count', { ...fresh, chosenKind: 'rechnung' as const }, ['adresse']],
    [
      'all is done',
      { ...fresh, hasAddresses: true, chosenKind: 'sepa' as const },
      ['adresse', 'bezahlung/rechnung', 'bezahlung/sepa', 'bestellung-abschliessen'],
    ],
  ])('opens no step before those in front of it are done: %s', (_, state, paths) => {
    expect(names(validatedSteps(state))).toEqual(paths);
  });

  it('marks what is done, never the summary', () => {
    const done = validatedSteps({ ...fresh, hasAddresses: true, chosenKind: 'sepa' });
    expect(done.map(({ IsValid }) => IsValid)).toEqual([true, false, true, false]);
  });

  it.each([
    ['adresse', fresh],
    ['mengenverteilung', { ...fresh, deliveryPoints: 2, hasAddresses: true, hasAmounts: false }],
    ['bezahlung', { ...fresh, hasAddresses: true }],
    [undefined, { ...fresh, hasAddresses: true, chosenKind: 'rechnung' as const }],
  ])('names the first step that is missing: %s', (path, state) => {
    expect(missingStep(state)?.Path).toBe(path);
  });
});
