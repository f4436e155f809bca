/** Bags, big bags and briquettes: sold only by dealers in the packaging register (market.md). */
export const PACKED_GROUPS: readonly number[] = [4, 6, 8];
