import { AccessConditions, type AccessConditionsInput } from '@heizplatz/contract';
import * as v from 'valibot';
import { keptDrafts } from '@heizplatz/order-ui';

/** Whatever was said, complete or not; a distance that is not said is NaN in the form and null in JSON. */
const AccessDraft = v.object({
  ...AccessConditions.entries,
  HoseDistanceM: v.pipe(
    v.nullable(v.number()),
    v.transform((metres) => metres ?? Number.NaN),
  ),
  IndustrialUseConfirmed: v.boolean(),
  SecondPhone: v.string(),
});

/** By product group and postcode. */
export const accessDrafts = keptDrafts<AccessConditionsInput>('access', AccessDraft);
