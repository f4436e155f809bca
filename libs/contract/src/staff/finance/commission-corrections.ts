import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { Id, Money, requiredText, shortText } from '../../fields/fields.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { Month } from './sales-list.ts';

/** What nobody books, whoever approves it; in the currency of the dealer's country, either way. */
export const CORRECTION_MAX = 10_000;
/** What one person books for a dealer in a day, its amounts added without their signs; more waits for a second person. */
export const CORRECTION_ALONE_MAX = 500;

export const CorrectionInput = v.object({
  DealerId: Id,
  /** The handler has the lower bounds of today (CORRECTION_MAX, CORRECTION_BELOW_ZERO): a new limit here is a break. */
  Amount: v.pipe(
    Money,
    v.minValue(-100_000, 'AMOUNT_MIN'),
    v.maxValue(100_000, 'AMOUNT_MAX'),
    v.check((amount) => amount !== 0 && Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6, 'AMOUNT_INV'),
  ),
  Reason: personal('staff', requiredText(300)),
  /** 'DE-26-000123', of an order of this dealer; empty: of none. */
  OrderNumber: v.optional(impersonal('reference', shortText(30)), ''),
  /** One a form: sent again, it books nothing more. Absent from releases of before: the same content of a day counts once. */
  IdempotencyKey: v.optional(v.pipe(v.string(), v.uuid('REQUIRED'))),
});

/**
 * Counts in the first month that is open; Amount may be below 0, but is not 0. The same key is answered as the first time,
 * with other content by IDEMPOTENCY_MISMATCH. CONFLICT with context.ApprovalId where it waits for a second person;
 * VALIDATION with CORRECTION_MAX, and CORRECTION_BELOW_ZERO where it would take more off an order than was charged for it.
 */
export const addCommissionCorrection = defineCall({
  id: 'addCommissionCorrection',
  summary: 'Corrects what a dealer owes',
  method: 'POST',
  path: '/api/support/verkaufsliste/korrektur',
  body: CorrectionInput,
  response: v.object({ success: v.boolean(), Month }),
  access: FINANCIAL,
  csrf: true,
});
