import type { ProductGroup } from '@heizplatz/calculator';
import { AccessConditions, type AccessConditionsInput, type OrderProcess } from '@heizplatz/contract';
import { fieldIssues } from '@heizplatz/order-ui';
import { isBlownIn } from '../offer/is-blown-in';

const INDUSTRIAL_PELLETS = 10;

type KnownAccess = Pick<OrderProcess, 'AccessConditions' | 'KnownAccessConditions'>;

/** What most houses have; the customer changes what differs. */
export const USUAL_ACCESS: AccessConditionsInput = {
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
};

/**
 * What the form begins with: what this order has, else what was said at an earlier one for this address, else the usual.
 * What is promised for one delivery is asked for again.
 */
export function firstAccess({
  AccessConditions: given,
  KnownAccessConditions: known,
}: KnownAccess): AccessConditionsInput {
  if (given) return given;
  return known
    ? { ...known, BoilerOffConfirmed: false, HasRoomConfirmed: false, IndustrialUseConfirmed: false }
    : USUAL_ACCESS;
}

export interface AccessQuestions {
  /** Hose, coupling, power, boiler and store: goods that are blown in. */
  readonly blowing: boolean;
  /** Whether the boiler may burn industrial pellets. */
  readonly industrial: boolean;
}

export const questionsOf = (group: ProductGroup): AccessQuestions => ({
  blowing: isBlownIn(group),
  industrial: group.id === INDUSTRIAL_PELLETS,
});

/** Per field a code, for what is missing or wrong; confirmations count where their question is asked. */
export function accessIssues(
  conditions: unknown,
  { blowing, industrial }: AccessQuestions,
): Readonly<Record<string, string>> {
  const given = conditions as Partial<AccessConditionsInput>;
  return {
    ...fieldIssues(AccessConditions, conditions),
    ...(blowing && !given.BoilerOffConfirmed && { BoilerOffConfirmed: 'REQUIRED' }),
    ...(blowing && !given.HasRoomConfirmed && { HasRoomConfirmed: 'REQUIRED' }),
    ...(industrial && !given.IndustrialUseConfirmed && { IndustrialUseConfirmed: 'REQUIRED' }),
  };
}
