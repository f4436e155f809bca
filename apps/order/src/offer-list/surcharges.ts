import type { UpsellingItem } from '@heizplatz/contract';

/** Upselling types of specification section 3. */
export const UPSELLING_TYPES = {
  delivery: 10000,
  product: 10001,
  stations: 10002,
  productVariant: 10004,
  productBlowing: 10005,
  productSetting: 10006,
} as const;

export const APPOINTMENT_PLUS_KEY = 'AppointmentPlus';

/** What stands beside a choice: what it adds, and whether anybody offers it. */
export interface Surcharge {
  readonly surcharge: number | null;
  readonly isOffered: boolean;
}

/** The server's answers about this very configuration by upselling type; those that failed or are on their way are left out. */
export type Surcharges = readonly (readonly UpsellingItem[] | undefined)[];

/** Beside another option of its type ForgeinId tells one apart; null is no id but the only one of a key. */
interface Asked {
  readonly typeId: number;
  readonly id: number | null;
  readonly key?: string;
  /** What the country's dealers take, from kalkulation/init; stays where the server has no word on this place. */
  readonly usual: number | null;
}

export function surchargeOf(surcharges: Surcharges, { typeId, id, key, usual }: Asked): Surcharge {
  const item = surcharges
    .flatMap((items) => items ?? [])
    .find((one) => one.Id === typeId && (id === null ? one.Key === key : one.ForgeinId === id));
  return item
    ? { surcharge: item.Surcharge, isOffered: item.Surcharge !== null }
    : { surcharge: usual, isOffered: true };
}
