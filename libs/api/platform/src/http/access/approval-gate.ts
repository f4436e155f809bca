import type { CallContext, Handler } from '../calls/define-handler';
import type { RawRequest } from '../calls/parse-request';

/** Holds changes that a second person has to approve; the module that stores them stands above this one. */
export interface ApprovalGate {
  /**
   * Throws CONFLICT with ApprovalId in its context once the change was stored for a second person, and whatever the
   * change itself is refused with; returns where none is needed.
   */
  check(handler: Handler, request: RawRequest, context: CallContext): Promise<void>;
  /** The handler of a stored change; undefined for a call that there is no more. */
  findHandler(callId: string): Handler | undefined;
}
