import * as v from 'valibot';
import { CustomerText, Id, IsoTime } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** What a complaint is about. */
export const ComplaintKind = v.picklist(['weight', 'quality', 'damage', 'delay', 'other']);
export type ComplaintKind = v.InferOutput<typeof ComplaintKind>;

/**
 * Open: the dealer has to reply; answered: the customer has to; solved, or closed without a solution by the customer.
 */
export const ComplaintState = v.picklist(['open', 'answered', 'solved', 'closed']);
export type ComplaintState = v.InferOutput<typeof ComplaintState>;

/** The same for customer, dealer and staff. */
export const Complaint = v.object({
  Id,
  Kind: openPicklist(ComplaintKind),
  State: openPicklist(ComplaintState),
  /** The oldest first: the complaint itself leads. Empty once the customer's data was erased. */
  Messages: v.array(
    v.object({ Author: openPicklist(v.picklist(['customer', 'dealer', 'staff'])), Text: CustomerText, At: IsoTime }),
  ),
  ClosedAt: v.nullable(IsoTime),
  /** The actions available to its reader: the customer may reply and close, the dealer may answer. */
  May: v.optional(v.object({ Reply: v.boolean(), Close: v.boolean(), Answer: v.boolean() }), {
    Reply: false,
    Close: false,
    Answer: false,
  }),
});
export type Complaint = v.InferOutput<typeof Complaint>;
