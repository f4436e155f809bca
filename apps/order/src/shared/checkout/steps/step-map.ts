import type { OrderProcess, OrderStep } from '@heizplatz/contract';

type StepPath = OrderStep['Path'];
/** The server's data about an order's steps: its map, and how far that is validated. */
export type StepState = Pick<OrderProcess, 'Steps' | 'ApplicableSteps'>;

/** Rule CHECKOUT-01; steps are sorted by weight, in whatever order they arrive. */
export const STEP_WEIGHTS: Readonly<Record<StepPath, OrderStep['Weight']>> = {
  adresse: 0,
  mengenverteilung: 5,
  bezahlung: 20,
  'bestellung-abschliessen': 99,
};

/** Rule CHECKOUT-01: delivery address and delivery points are one step. */
export const STEP_NUMBERS: Readonly<Record<StepPath, 1 | 2 | 3>> = {
  adresse: 1,
  mengenverteilung: 1,
  bezahlung: 2,
  'bestellung-abschliessen': 3,
};

const compareByWeight = (one: OrderStep, other: OrderStep) => STEP_WEIGHTS[one.Path] - STEP_WEIGHTS[other.Path];

/** The order's steps from first to last: one a path, payment with the chosen or default kind. */
export const stepMap = ({ ApplicableSteps }: Pick<OrderProcess, 'ApplicableSteps'>): OrderStep[] =>
  ApplicableSteps.toSorted(compareByWeight);

/** A step is reachable if the server's validated steps hold it with a matching variant (rule CHECKOUT-02). */
export const isReachable = ({ Steps }: Pick<OrderProcess, 'Steps'>, path: StepPath, variant: string | null): boolean =>
  Steps.some((step) => step.Path === path && step.Variant === variant);

/**
 * The last step that may be opened, determined by walking back from the end of the map; the first step when there is
 * none. A step whose mapped variant is not validated opens with the last one that is.
 */
export function latestReachable(state: StepState): OrderStep {
  const map = stepMap(state);
  for (const { Path, Variant } of map.toReversed()) {
    const validated = state.Steps.filter((step) => step.Path === Path);
    const open = validated.find((step) => step.Variant === Variant) ?? validated.at(-1);
    if (open) return open;
  }
  const [first] = map;
  if (!first) throw new Error('an order process without steps');
  return first;
}

/** What comes after a step; null after the last one and for a path that this order does not have. */
export const nextStep = (state: StepState, path: StepPath): OrderStep | null => neighbour(state, path, 1);

/**
 * The next pending step after a given one: the first later one of the map that is not completed yet, finally the
 * summary. A visitor who changes an answer from the summary returns to it.
 */
export function nextOpenStep(state: StepState, path: StepPath): OrderStep | null {
  const map = stepMap(state);
  const position = map.findIndex((step) => step.Path === path);
  if (position < 0) return null;
  const later = map.slice(position + 1);
  return later.find(({ IsValid }) => !IsValid) ?? later.at(-1) ?? null;
}

/** What comes before a step; null before the first one and for a path that this order does not have. */
export const previousStep = (state: StepState, path: StepPath): OrderStep | null => neighbour(state, path, -1);

function neighbour(state: StepState, path: StepPath, distance: 1 | -1): OrderStep | null {
  const map = stepMap(state);
  const position = map.findIndex((step) => step.Path === path);
  return position < 0 ? null : (map[position + distance] ?? null);
}
