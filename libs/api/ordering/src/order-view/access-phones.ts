import type { AccessConditions } from '@heizplatz/contract';

/** The access check without the phone numbers in it, for those who may not see whom they belong to. */
export const omitPhones = (conditions: AccessConditions): AccessConditions => ({
  ...conditions,
  SecondPhone: '',
  OtherStations: conditions.OtherStations.map((deliveryPoint) => ({ ...deliveryPoint, SecondPhone: '' })),
});
