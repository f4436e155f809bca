import type { OperationOutcome } from '../ratepay/ratepay';
import type { CreditStep } from './next-step';

export interface CreditOutcome {
  /** The command on the order: states, event, mails and audit stand in its row (order-commands.ts). */
  readonly orderCommand: 'adjustCredit' | 'captureCredit' | 'refundCredit' | 'refuseCredit';
  /** Whether the order's plan follows what the credit is over; where that changed, its customer gets a mail of it. */
  readonly writesPlan: boolean;
}

const REFUSED = { orderCommand: 'refuseCredit', writesPlan: false } as const;

/**
 * What a lender's answer to each operation does. An operation takes its first answer alone: it is asked for, then accepted
 * or refused. Whom a row of the order's table names as customer gets no mail of an acceptance that changed nothing.
 */
export const CREDIT_OUTCOMES = {
  adjust: { accepted: { orderCommand: 'adjustCredit', writesPlan: true }, refused: REFUSED },
  capture: { accepted: { orderCommand: 'captureCredit', writesPlan: false }, refused: REFUSED },
  refund: { accepted: { orderCommand: 'refundCredit', writesPlan: true }, refused: REFUSED },
} as const satisfies Readonly<Record<CreditStep['kind'], Readonly<Record<OperationOutcome['kind'], CreditOutcome>>>>;
