import type { OfferAlternatives, UpsellingItem } from '@heizplatz/contract';

/** Upselling types of specification section 3. */
export const UPSELLING_TYPES = {
  delivery: 10000,
  product: 10001,
  deliveryPoints: 10002,
  productVariant: 10004,
  productBlowing: 10005,
  productSetting: 10006,
} as const;

export const APPOINTMENT_PLUS_KEY = 'AppointmentPlus';

/** What stands beside a choice: what it adds, at whom, and whether anybody offers it. */
export interface Surcharge {
  readonly surcharge: number | null;
  readonly isOffered: boolean;
  /** Where the server spoke of this place: whose surcharge it is. Null: the figure is what most dealers of the country take. */
  readonly dealer: string | null;
  /** Gross total of the cheapest offer with this choice. */
  readonly bestTotal: number | null;
  /** Offers of the list that have it. */
  readonly count: number | null;
}

export const UNKNOWN_SURCHARGE: Surcharge = {
  surcharge: null,
  isOffered: true,
  dealer: null,
  bestTotal: null,
  count: null,
};

/** Offers by payment kind; empty while the server has not said. */
export type PaymentCounts = NonNullable<OfferAlternatives['PaymentCounts']>;

/** The server's answers about this very configuration by upselling type; those that failed or are on their way are left out. */
export type Surcharges = readonly (readonly UpsellingItem[] | undefined)[];

/** Beside another option of its type ForgeinId tells one apart; null is no id but the only one of a key. */
interface Query {
  readonly typeId: number;
  readonly id: number | null;
  readonly key?: string;
  /** What the country's dealers take, from kalkulation/init; stays where the server has no word on this place. */
  readonly usual: number | null;
}

export function getSurcharge(surcharges: Surcharges, { typeId, id, key, usual }: Query): Surcharge {
  const item = surcharges
    .flatMap((items) => items ?? [])
    .find((one) => one.Id === typeId && (id === null ? one.Key === key : one.ForgeinId === id));
  if (!item) return { ...UNKNOWN_SURCHARGE, surcharge: usual };
  const {
    Surcharge: surcharge,
    DealerName: dealer = null,
    BestTotal: bestTotal = null,
    OfferCount: count = null,
  } = item;
  return { surcharge, isOffered: surcharge !== null, dealer, bestTotal, count };
}
