import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration, ParameterRule } from '@heizplatz/contract';

type Group = InitConfiguration['Groups'][number];

/** The default customer group. */
const PRIVATE = 1;

/** The requirements of staff for a group of options and the customer group; undefined: none. */
export function parameterRule({ Rules }: Group, { Parameters }: CalculatorConfiguration): ParameterRule | undefined {
  const customerGroupId = Parameters.findLast(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Id ?? PRIVATE;
  return Rules?.find(({ CustomerGroupId }) => CustomerGroupId === customerGroupId);
}

/** The group as displayed: with the default set by staff preselected. Null: it is hidden. */
export function ruledGroup(group: Group, rule: ParameterRule | undefined): Group | null {
  if (rule?.IsVisible === false) return null;
  if (!rule || (rule.DefaultId === null && !rule.IsRequired)) return group;
  const isPreset = (id: number) => rule.DefaultId !== null && id === rule.DefaultId;
  const Parameters = group.Parameters.map((one) => ({ ...one, Selected: isPreset(one.ForgeinId) }));
  return { ...group, Parameters };
}
