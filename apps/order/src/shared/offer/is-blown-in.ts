import type { ProductGroup } from '@heizplatz/calculator';

const LOOSE_GROUPS: readonly number[] = [3, 9, 10];

/** Loose goods that a silo lorry blows into the store. */
export const isBlownIn = ({ id }: ProductGroup): boolean => LOOSE_GROUPS.includes(id);
