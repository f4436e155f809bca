/** Bags, big bags and briquettes: sold only by dealers in the packaging register (rule LAW-06). */
export const PACKED_GROUPS: readonly number[] = [4, 6, 8];
