import type { OrderProcess, OrderStep, PaymentKind } from '@heizplatz/contract';

/** How far an order has come: the step that is open next; mengenverteilung with several stations only. */
export type Stage =
  | 'access'
  | 'registration'
  | 'adresse'
  | 'mengenverteilung'
  | 'bezahlung'
  | 'bestellung-abschliessen';

const STAGES: readonly Stage[] = [
  'access',
  'registration',
  'adresse',
  'mengenverteilung',
  'bezahlung',
  'bestellung-abschliessen',
];

/** Whether an order at `stage` has `done` behind it. */
export const isBehind = (stage: Stage, done: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(done);

const TITLES = {
  adresse: ['Lieferadresse', 0],
  mengenverteilung: ['Lieferstellen', 5],
  bezahlung: ['Bezahlung', 20],
  'bestellung-abschliessen': ['Zusammenfassung', 99],
} as const;

function getStep(stage: Stage, path: keyof typeof TITLES, variant: PaymentKind | null = null): OrderStep {
  const [Title, Weight] = TITLES[path];
  return { Path: path, Variant: variant, Title, Weight, IsValid: isBehind(stage, path) };
}

/** The two step lists as the server gives them at a stage; the chosen or default kind stands last. */
export function stepsAt(
  stage: Stage,
  kinds: readonly PaymentKind[],
  deliveryPoints = 1,
): Pick<OrderProcess, 'Steps' | 'ApplicableSteps'> {
  const address = getStep(stage, 'adresse');
  const amounts = deliveryPoints > 1 ? [getStep(stage, 'mengenverteilung')] : [];
  const summary = getStep(stage, 'bestellung-abschliessen');
  // Where the dealer takes nothing that can be chosen, payment is a step without a kind.
  const variants = kinds.length > 0 ? kinds : [null];
  const payments = variants.map((kind) => getStep(stage, 'bezahlung', kind));
  return {
    ApplicableSteps: [address, ...amounts, ...payments.slice(-1), summary],
    Steps: [
      ...(isBehind(stage, 'access') ? [address] : []),
      ...(isBehind(stage, 'adresse') ? amounts : []),
      ...(isBehind(stage, 'mengenverteilung') ? payments : []),
      ...(isBehind(stage, 'bezahlung') ? [summary] : []),
    ],
  };
}
