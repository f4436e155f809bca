import type { PriceOfDay } from './known-prices';

/** An ISO day's midnight, as it stands on the wire. */
export const wireTime = (day: string): string => `${day}T00:00:00.000Z`;

/** A day's price as it stands on the wire: its midnight, decimal currency (rule WIRE-05). */
export const wirePrice = ({ day, cents }: PriceOfDay) => ({ DateTime: wireTime(day), Price: cents / 100 });
