import type { PriceOfDay } from './known-prices';

/** A day's price as it stands on the wire: its midnight, decimal currency. */
export const wirePrice = ({ day, cents }: PriceOfDay) => ({ DateTime: `${day}T00:00:00.000Z`, Price: cents / 100 });
