import type { OrderStep, PaymentKind } from '@heizplatz/contract';

type Path = OrderStep['Path'];

/** What is done of a process; the kinds are those that may be chosen, the default first. */
export interface StepState {
  readonly deliveryPoints: number;
  readonly hasAddresses: boolean;
  /** Whether every station has its address and amount; counts with several stations only. */
  readonly hasAmounts: boolean;
  readonly paymentKinds: readonly PaymentKind[];
  readonly chosenKind: PaymentKind | null;
}

/** Titles and weights of rule CHECKOUT-01. */
const STEPS: Readonly<Record<Path, Pick<OrderStep, 'Title' | 'Weight'>>> = {
  adresse: { Title: 'Lieferadresse', Weight: 0 },
  mengenverteilung: { Title: 'Lieferstellen', Weight: 5 },
  bezahlung: { Title: 'Bezahlung', Weight: 20 },
  'bestellung-abschliessen': { Title: 'Zusammenfassung', Weight: 99 },
};

const isDone = (path: Path, state: StepState): boolean => {
  if (path === 'adresse') return state.hasAddresses;
  if (path === 'mengenverteilung') return state.hasAmounts;
  return path === 'bezahlung' && state.chosenKind !== null;
};

const step = (path: Path, variant: PaymentKind | null, isValid: boolean): OrderStep => ({
  Path: path,
  Variant: variant,
  ...STEPS[path],
  IsValid: isValid,
});

/** Every step that this order has, by weight; amounts only with several stations. */
export function applicableSteps(state: StepState): OrderStep[] {
  const paths: Path[] = ['adresse', 'bezahlung', 'bestellung-abschliessen'];
  if (state.deliveryPoints > 1) paths.splice(1, 0, 'mengenverteilung');
  const kind = state.chosenKind ?? state.paymentKinds[0] ?? null;
  return paths.map((path) => step(path, path === 'bezahlung' ? kind : null, isDone(path, state)));
}

/** The steps that may be opened: all that are done and the first that is not; payment once a kind, the chosen one last. */
export function validatedSteps(state: StepState): OrderStep[] {
  const applicable = applicableSteps(state);
  const open = applicable.findIndex((one) => !one.IsValid);
  return applicable.slice(0, open + 1).flatMap((one) => {
    if (one.Path !== 'bezahlung') return [one];
    const others = state.paymentKinds.filter((kind) => kind !== one.Variant);
    return [...others.map((kind) => step('bezahlung', kind, false)), one];
  });
}

/** The first step before the summary that is not done; undefined: the order can be placed. */
export function missingStep(state: StepState): OrderStep | undefined {
  return applicableSteps(state).find((one) => !one.IsValid && one.Path !== 'bestellung-abschliessen');
}
