import type { ProductGroup } from '@heizplatz/calculator';
import {
  type AccessConditionsInput,
  type OrderProcess,
  StationAccess,
  type StationAccessInput,
} from '@heizplatz/contract';
import { fieldIssues } from '@heizplatz/form-ui';
import { isBlownIn } from '../offer/is-blown-in';

const INDUSTRIAL_PELLETS = 10;

type KnownAccess = Pick<
  OrderProcess,
  'AccessConditions' | 'KnownAccessConditions' | 'IncludedAccess' | 'Configuration'
>;

/** What most houses have; the customer changes what differs. */
const USUAL_ACCESS: StationAccessInput = {
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

/** The answers of each delivery point; those that nobody gave yet are the first one's. */
export function stationAnswers(conditions: AccessConditionsInput, stations: number): StationAccessInput[] {
  const { OtherStations = [], ...first } = conditions;
  const others = Array.from(
    { length: stations - 1 },
    (_, index) => OtherStations[index] ?? { ...first, SecondPhone: '' },
  );
  return [first, ...others];
}

/** The same on the wire. */
export function toConditions([first, ...OtherStations]: readonly StationAccessInput[]): AccessConditionsInput {
  return { ...(first ?? USUAL_ACCESS), OtherStations };
}

/**
 * What the form begins with: what this order has, else what was said at an earlier one for this address, else what the
 * offer is made for. What is promised for one delivery is asked for again.
 */
export function firstAccess({
  AccessConditions: input,
  KnownAccessConditions: known,
  IncludedAccess: included,
  Configuration: { Stations },
}: KnownAccess): AccessConditionsInput {
  if (input) return input;
  const start: AccessConditionsInput = known ?? { ...USUAL_ACCESS, ...included };
  return toConditions(stationAnswers(start, Stations).map((station) => ({ ...station, ...NOTHING_PROMISED })));
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
export const stationField = (station: number, field: string): string =>
  station === 0 ? field : `Station${station + 1}-${field}`;

/** Per field of a delivery point a code, for what is missing or wrong; confirmations count where their question is asked. */
function stationIssues(
  answers: StationAccessInput,
  { hose, blowing, industrial }: AccessQuestions,
): Readonly<Record<string, string>> {
  const { HoseDistanceM, ...wrong } = fieldIssues(StationAccess, answers);
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
  stations: readonly StationAccessInput[],
  questions: AccessQuestions,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    stations.flatMap((answers, station) =>
      Object.entries(stationIssues(answers, questions)).map(([field, code]) => [stationField(station, field), code]),
    ),
  );
}

/** A distance that nobody knows is still typed as a number on the wire. */
export const sendable = (answers: StationAccessInput): StationAccessInput =>
  Number.isInteger(answers.HoseDistanceM) ? answers : { ...answers, HoseDistanceM: 0 };
