import type { OfferAlternatives, UpsellingItem } from '@heizplatz/contract';

/** Upselling types of rule GOODS-06. */
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
  /**
   * The dealer whose surcharge it is, if the server responded for this place. Null: the value is typical of the
   * country's dealers.
   */
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

/** Offers by payment kind; empty until the server has responded. */
export type PaymentCounts = NonNullable<OfferAlternatives['PaymentCounts']>;

/** The server's responses for this exact configuration by upselling type; failed and pending ones are omitted. */
export type Surcharges = readonly (readonly UpsellingItem[] | undefined)[];

/** Together with the type, ForgeinId identifies an option; null is not an id but the only option of a key. */
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
