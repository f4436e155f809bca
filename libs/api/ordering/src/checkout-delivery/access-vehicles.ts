import { OPTION_IDS } from '@heizplatz/api-catalog';
import type { DeliveryPointAccess } from '@heizplatz/contract';

type Size = Pick<DeliveryPointAccess, 'LorryLengthM' | 'LorryHeightM' | 'LorryWeightT'>;

export interface Vehicle extends Size {
  readonly optionId: number;
}

/** The silo lorries that a dealer may send, the largest first; the last one goes wherever the form lets a lorry go. */
export const VEHICLES: readonly Vehicle[] = [
  { optionId: OPTION_IDS.vehicleTrailer, LorryLengthM: 18, LorryHeightM: 4, LorryWeightT: 40 },
  { optionId: OPTION_IDS.vehicleNoTrailer, LorryLengthM: 10, LorryHeightM: 4, LorryWeightT: 26 },
  { optionId: OPTION_IDS.vehicleSmall, LorryLengthM: 8, LorryHeightM: 3, LorryWeightT: 7.5 },
];

/** Whether a vehicle can reach a house; unknown answers of the customer exclude no vehicle. */
export function canReach(vehicle: Size, access: DeliveryPointAccess): boolean {
  const fits = (field: keyof Size) => access.UnknownAnswers.includes(field) || vehicle[field] <= access[field];
  return fits('LorryLengthM') && fits('LorryHeightM') && fits('LorryWeightT');
}
