import { CALLS, type Call } from '@heizplatz/contract';

/** Questions asked by POST, and what a page does by itself: they change nothing that anybody has to answer for. */
const NO_ACTS: ReadonlySet<string> = new Set([
  CALLS.bulkOrderCalculation.id,
  CALLS.calculate.id,
  CALLS.calculateDefault.id,
  CALLS.calculateOrder.id,
  CALLS.checkZipCode.id,
  CALLS.checkZipCodes.id,
  CALLS.cookieLogin.id,
  CALLS.getToken.id,
  CALLS.offerSurroundings.id,
  CALLS.periodStatistic.id,
  CALLS.readLink.id,
  CALLS.reportScriptError.id,
  CALLS.upselling.id,
]);

/** Whether staff's use of a call stands in the audit log: every write, and whatever demands the CSRF header. */
export const isAuditedCall = ({ id, method, csrf }: Call): boolean => (method !== 'GET' || csrf) && !NO_ACTS.has(id);
