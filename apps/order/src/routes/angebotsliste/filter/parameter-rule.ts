import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration, ParameterRule } from '@heizplatz/contract';

type Group = InitConfiguration['Groups'][number];

/** Who orders, where nobody said. */
const PRIVATE = 1;

/** What staff demand of a group of options for whoever orders; undefined: nothing. */
export function parameterRule({ Rules }: Group, { Parameters }: CalculatorConfiguration): ParameterRule | undefined {
  const customerGroupId = Parameters.findLast(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Id ?? PRIVATE;
  return Rules?.find(({ CustomerGroupId }) => CustomerGroupId === customerGroupId);
}

/** The group as it is shown: what staff preset is what it begins with. Null: it is not shown. */
export function ruledGroup(group: Group, rule: ParameterRule | undefined): Group | null {
  if (rule?.IsVisible === false) return null;
  if (!rule || (rule.DefaultId === null && !rule.IsRequired)) return group;
  const isPreset = (id: number) => rule.DefaultId !== null && id === rule.DefaultId;
  const Parameters = group.Parameters.map((one) => ({ ...one, Selected: isPreset(one.ForgeinId) }));
  return { ...group, Parameters };
}
