import type { PriceFactor } from '@heizplatz/contract';

const EXCHANGE_RATES = [3, 4];

/** Exchange rates have two to four decimals, prices two (specification section 5). */
export const factorDecimals = ({ Id }: Pick<PriceFactor, 'Id'>): number => (EXCHANGE_RATES.includes(Id) ? 4 : 2);
