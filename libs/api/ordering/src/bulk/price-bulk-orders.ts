import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { cheapestOffer, type OfferQuery, type PriceBook, scaleStep } from '@heizplatz/api-pricing';
import { roundHalfUp } from '@heizplatz/calculator';
import type { BulkOrderRow } from '@heizplatz/contract';

const MOST_DELIVERY_POINTS = 9;

/** What one household takes now, in whole units of the group (a pallet is not cut), at least the group's minimum. */
export function amountPerHousehold({ group, order }: OfferQuery): number {
  return Math.max(group.orderLimits.min, roundHalfUp(order.amount, order.deliveryPoints));
}

/** Whose prices so many households can have: private ones order at collective prices from two on. */
function getCustomerGroups({ customerGroupId }: OfferQuery, households: number): readonly number[] {
  const { private: own, collective } = CUSTOMER_GROUP_IDS;
  if (customerGroupId === collective) return [households === 1 ? own : collective];
  return customerGroupId === own && households > 1 ? [own, collective] : [customerGroupId];
}

/** The same configuration for so many households, each taking so much, at the prices of a customer group. */
function buildForHouseholds(
  query: OfferQuery,
  households: number,
  perHousehold: number,
  customerGroupId: number,
): OfferQuery {
  const amount = households * perHousehold;
  const { group, order } = query;
  return {
    ...query,
    customerGroupId,
    order: { ...order, amount, deliveryPoints: households },
    step: scaleStep(group.scale, amount),
  };
}

/**
 * The cheapest offer for one to nine households that order together, each its own delivery point; ends where the
 * total exceeds the group's limit. A number of households at which each would pay more than alone is omitted. Shares
 * of a household are rounded half up to a cent. Empty if no dealer delivers.
 */
export function priceBulkOrders(book: PriceBook, query: OfferQuery): BulkOrderRow[] {
  const perHousehold = amountPerHousehold(query);
  const most = Math.min(MOST_DELIVERY_POINTS, Math.floor(query.group.orderLimits.max / perHousehold));
  const rows: BulkOrderRow[] = [];
  let aloneCents = 0;
  for (let households = 1; households <= most; households++) {
    const [best] = getCustomerGroups(query, households)
      .flatMap((customerGroupId) => {
        const offer = cheapestOffer(book, buildForHouseholds(query, households, perHousehold, customerGroupId));
        return offer ? { customerGroupId, offer } : [];
      })
      .sort((a, b) => a.offer.rankCents - b.offer.rankCents);
    if (!best) break;
    const { unitCents, tonneCents, totalCents } = best.offer.price;
    const shareCents = roundHalfUp(totalCents, households);
    if (households === 1) aloneCents = shareCents;
    // Ordering alone is cheaper: ordering together at a higher price is never offered.
    if (shareCents > aloneCents) continue;
    rows.push({
      Stations: households,
      Amount: households * perHousehold,
      UnitPrice: unitCents / 100,
      TonnePrice: query.group.isPallet ? tonneCents / 100 : null,
      TotalPrice: totalCents / 100,
      PricePerHousehold: shareCents / 100,
      SavingPerHousehold: Math.max(0, aloneCents - shareCents) / 100,
      CustomerGroupId: best.customerGroupId,
    });
  }
  return rows;
}
