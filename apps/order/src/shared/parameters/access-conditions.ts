import type { ProductGroup } from '@heizplatz/calculator';
import {
  type AccessConditionsInput,
  type OrderProcess,
  DeliveryPointAccess,
  type DeliveryPointAccessInput,
} from '@heizplatz/contract';
import { fieldIssues } from '@heizplatz/form-ui';
import { isBlownIn } from '../offer/is-blown-in';

const INDUSTRIAL_PELLETS = 10;

type KnownAccess = Pick<
  OrderProcess,
  'AccessConditions' | 'KnownAccessConditions' | 'IncludedAccess' | 'Configuration'
>;

/** What most houses have; the customer changes what differs. */
const USUAL_ACCESS: DeliveryPointAccessInput = {
  LorryLengthM: 12,
  LorryHeightM: 4,
  LorryWeightT: 26,
  HoseDistanceM: 30,
  HasCoupling: true,
  HasPower230V: true,
  BoilerOffConfirmed: false,
  HasRoomConfirmed: false,
  IndustrialUseConfirmed: false,
  SecondPhone: '',
  UnknownAnswers: [],
};

const NOTHING_PROMISED = { BoilerOffConfirmed: false, HasRoomConfirmed: false, IndustrialUseConfirmed: false };

/** The answers of each delivery point; missing ones are those of the first. */
export function deliveryPointAnswers(
  conditions: AccessConditionsInput,
  deliveryPoints: number,
): DeliveryPointAccessInput[] {
  const { OtherStations = [], ...first } = conditions;
  const others = Array.from(
    { length: deliveryPoints - 1 },
    (_, index) => OtherStations[index] ?? { ...first, SecondPhone: '' },
  );
  return [first, ...others];
}

/** The same on the wire. */
export function toConditions([first, ...OtherStations]: readonly DeliveryPointAccessInput[]): AccessConditionsInput {
  return { ...(first ?? USUAL_ACCESS), OtherStations };
}

/**
 * The initial values of the form: this order's answers, else those of an earlier order for this address, else the
 * conditions of the offer. Promises for a single delivery are requested again.
 */
export function firstAccess({
  AccessConditions: input,
  KnownAccessConditions: known,
  IncludedAccess: included,
  Configuration: { Stations },
}: KnownAccess): AccessConditionsInput {
  if (input) return input;
  const start: AccessConditionsInput = known ?? { ...USUAL_ACCESS, ...included };
  return toConditions(
    deliveryPointAnswers(start, Stations).map((deliveryPoint) => ({ ...deliveryPoint, ...NOTHING_PROMISED })),
  );
}

export interface AccessQuestions {
  /** How far the hose has to reach. */
  readonly hose: boolean;
  /** Coupling, power, boiler and store: goods that are blown in. */
  readonly blowing: boolean;
  /** Whether the boiler may burn industrial pellets. */
  readonly industrial: boolean;
}

export const getQuestions = (group: ProductGroup): AccessQuestions => ({
  hose: isBlownIn(group) || group.unit === 'Liter',
  blowing: isBlownIn(group),
  industrial: group.id === INDUSTRIAL_PELLETS,
});

/** The id of a delivery point's field; the first one's are the fields' own names. */
export const deliveryPointField = (deliveryPoint: number, field: string): string =>
  deliveryPoint === 0 ? field : `Station${deliveryPoint + 1}-${field}`;

/**
 * A code per field of a delivery point, for missing or invalid values; confirmations count if their question is
 * displayed.
 */
function deliveryPointIssues(
  answers: DeliveryPointAccessInput,
  { hose, blowing, industrial }: AccessQuestions,
): Readonly<Record<string, string>> {
  const { HoseDistanceM, ...wrong } = fieldIssues(DeliveryPointAccess, answers);
  const isHoseKnown = hose && !answers.UnknownAnswers?.includes('HoseDistanceM');
  return {
    ...wrong,
    ...(isHoseKnown && HoseDistanceM && { HoseDistanceM }),
    ...(blowing && !answers.BoilerOffConfirmed && { BoilerOffConfirmed: 'REQUIRED' }),
    ...(blowing && !answers.HasRoomConfirmed && { HasRoomConfirmed: 'REQUIRED' }),
    ...(industrial && !answers.IndustrialUseConfirmed && { IndustrialUseConfirmed: 'REQUIRED' }),
  };
}

/** The same for all of them, by field id. */
export function accessIssues(
  deliveryPoints: readonly DeliveryPointAccessInput[],
  questions: AccessQuestions,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    deliveryPoints.flatMap((answers, deliveryPoint) =>
      Object.entries(deliveryPointIssues(answers, questions)).map(([field, code]) => [
        deliveryPointField(deliveryPoint, field),
        code,
      ]),
    ),
  );
}

/** An unknown distance is still a number on the wire. */
export const sendable = (answers: DeliveryPointAccessInput): DeliveryPointAccessInput =>
  Number.isInteger(answers.HoseDistanceM) ? answers : { ...answers, HoseDistanceM: 0 };
