import type { CALLS, CallInput } from '@heizplatz/contract';

/** Dealers of all countries, for the filter. */
export const DEALERS_INPUT: CallInput<typeof CALLS.statisticDealers> = { query: {} };
