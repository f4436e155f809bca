import { AccessConditions, type AccessConditionsInput, DeliveryPointAccess } from '@heizplatz/contract';
import * as v from 'valibot';
import { storedDrafts } from '@heizplatz/order-ui';

/** The input so far, complete or not; a missing distance is NaN in the form and null in JSON. */
const HoseDistanceM = v.pipe(
  v.nullable(v.number()),
  v.transform((metres) => metres ?? Number.NaN),
);
const DeliveryPointDraft = v.object({ ...DeliveryPointAccess.entries, HoseDistanceM, SecondPhone: v.string() });
const AccessDraft = v.object({
  ...AccessConditions.entries,
  HoseDistanceM,
  SecondPhone: v.string(),
  OtherStations: v.optional(v.array(DeliveryPointDraft), []),
});

/** By product group and postcode. */
export const accessDrafts = storedDrafts<AccessConditionsInput>('access', AccessDraft);
