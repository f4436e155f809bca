import type { ProductGroup } from '@heizplatz/calculator';

/** Loose goods that a silo lorry blows into the store. */
export const isBlownIn = ({ delivery }: ProductGroup): boolean => delivery === 'blown';
