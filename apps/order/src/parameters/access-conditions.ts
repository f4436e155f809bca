import type { ProductGroup } from '@heizplatz/calculator';
import { AccessConditions, type AccessConditionsInput } from '@heizplatz/contract';
import { fieldIssues } from '../checkout/field-issues';
import { isBlownIn } from '../offer/is-blown-in';

const INDUSTRIAL_PELLETS = 10;

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
