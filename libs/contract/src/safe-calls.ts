import type { Call } from './call.ts';
import * as CALLS from './calls.ts';

/** Questions whose input is too large for an address: POST, and they change nothing. */
const QUESTIONS: readonly Call[] = [
  CALLS.bulkOrderCalculation,
  CALLS.calculate,
  CALLS.calculateDefault,
  CALLS.calculateDefaultOffers,
  CALLS.calculateOffers,
  CALLS.calculateOrder,
  CALLS.cancellationList,
  CALLS.checkZipCode,
  CALLS.checkZipCodes,
  CALLS.offerSurroundings,
  CALLS.periodStatistic,
  CALLS.readLink,
  CALLS.upselling,
];
const IDS: ReadonlySet<string> = new Set(QUESTIONS.map(({ id }) => id));

/** Whether a call is safe in HTTP's sense (RFC 9110, 9.2.1): a repeated request has no further effect. */
export const isSafeCall = ({ id, method }: Call): boolean => method === 'GET' || IDS.has(id);
