import { CALLS, type Call, isSafeCall } from '@heizplatz/contract';

/** Automatic requests and pictures of a page: they change nothing and tell nothing that anyone is accountable for. */
const NO_ACTIONS: ReadonlySet<string> = new Set([
  CALLS.cookieLogin.id,
  CALLS.getToken.id,
  CALLS.pressLogo.id,
  CALLS.reportPageView.id,
  CALLS.reportScriptError.id,
]);

/** Of orders and sales, accessible with a link or a cookie; they name no person. */
const OF_ORDERS: ReadonlySet<string> = new Set([
  CALLS.periodStatistic.id,
  CALLS.placedProcess.id,
  CALLS.ratingOfOrder.id,
]);

/** Whether a call reads somebody's data, so that doing it as somebody else stands in the audit log, once a session and object. */
export const isPersonalRead = (call: Call): boolean =>
  !isAuditedCall(call) &&
  !NO_ACTIONS.has(call.id) &&
  call.id !== CALLS.supportInfo.id &&
  (call.reveals === 'own' || OF_ORDERS.has(call.id) || call.access.kind !== 'anyone');

/**
 * Whether staff's use of a call is recorded in the audit log: every write, every call with the CSRF header, and files
 * of lists.
 */
export const isAuditedCall = (call: Call): boolean =>
  (!isSafeCall(call) || call.csrf || call.fileResponse === true) && !NO_ACTIONS.has(call.id);
