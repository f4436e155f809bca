import type { CALLS, CallResponse } from '@heizplatz/contract';

type RangeItem = CallResponse<typeof CALLS.rangeLocal>['Items'][number];

/** A place below the current one, with the prices of two days (rules FIGURE-06 and WIRE-12). */
export interface GroupPrice {
  readonly groupTitle: string;
  /** '' below a state. */
  readonly mapId: string;
  readonly link: string;
  /** Per t of the newer day; null: none is known. */
  readonly price: number | null;
  /** Per t of the older day. */
  readonly openPrice: number | null;
  /** price less openPrice; 0 if either side is missing. */
  readonly change: number;
  /** Offers behind the newer price. */
  readonly offerCount: number;
}

export interface ComparedGroups {
  readonly groups: readonly GroupPrice[];
  /** The older day, as on the wire; null where only one is known. */
  readonly from: string | null;
  /** The newer; null without any item. */
  readonly to: string | null;
}

/** The items of one product by their places, in the order in which places first come. */
export function compareGroups(items: readonly RangeItem[], productId: number): ComparedGroups {
  const own = items.filter((item) => item.ProductId === productId);
  const days = [...new Set(own.map(({ DateTime }) => DateTime))].sort((a, b) => Date.parse(a) - Date.parse(b));
  const to = days.at(-1) ?? null;
  const from = days.length > 1 ? (days[0] ?? null) : null;
  const groups = [...groupItems(own).values()].map((items) => {
    const [{ GroupTitle, MapId, Link }] = items;
    const newer = items.find(({ DateTime }) => DateTime === to);
    const older = from === null ? undefined : items.find(({ DateTime }) => DateTime === from);
    const [price, openPrice] = [newer?.Price ?? null, older?.Price ?? null];
    return {
      groupTitle: GroupTitle,
      mapId: MapId,
      link: Link,
      price,
      openPrice,
      change: price === null || openPrice === null ? 0 : roundToCents(price - openPrice),
      offerCount: newer?.OfferCount ?? 0,
    };
  });
  return { groups, from, to };
}

/** By place: towns may share a name, but no link. */
function groupItems(items: readonly RangeItem[]): Map<string, [RangeItem, ...RangeItem[]]> {
  const groups = new Map<string, [RangeItem, ...RangeItem[]]>();
  for (const item of items) {
    const key = item.Link || item.GroupTitle;
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const roundToCents = (value: number): number => Math.round(value * 100) / 100;
