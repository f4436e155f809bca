import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { BusinessText, Id, IsoDate, WholeNumberText } from '../../fields/fields.ts';
import { UploadedFile } from '../../orders/placed-order.ts';
import { DEALER_STAFF } from '../../staff-access.ts';
import { CustomerGroupId, DealerDocumentKind, RowVersion, StaffDealerDocument } from './staff-dealer.ts';

/** Dealers are DealerSupport's (rule ROLE-03). */
const ofDealer = v.object({ dealerId: v.pipe(WholeNumberText, Id) });

const PaymentRows = v.pipe(
  v.array(
    v.object({
      CustomerGroupId,
      PaymentKindId: Id,
      /** Days after delivery for invoices; else 0. */
      TermDays: v.pipe(v.number(), v.integer(), v.minValue(0, 'DAYS_INV'), v.maxValue(60, 'DAYS_INV')),
    }),
  ),
  v.maxLength(40),
);
const Payments = v.object({
  Version: RowVersion,
  /** Of each customer group the default first. */
  Rows: PaymentRows,
  /** What a dealer of its country can take. */
  Kinds: v.array(v.object({ Id, Name: BusinessText, HasTerm: v.boolean(), IsCredit: v.boolean() })),
});

export const staffDealerPayments = defineCall({
  id: 'staffDealerPayments',
  summary: 'Payment kinds of a dealer by customer group',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/zahlungsarten',
  params: ofDealer,
  response: Payments,
  access: DEALER_STAFF,
  csrf: false,
});

/** VERSION_CONFLICT has the payments as they are now; the version is the dealer's. */
export const saveDealerPayments = defineCall({
  id: 'saveDealerPayments',
  summary: 'Sets the payment kinds of a dealer',
  method: 'POST',
  path: '/api/support/haendler/zahlungsarten',
  body: v.object({ DealerId: Id, Version: RowVersion, Rows: PaymentRows }),
  response: Payments,
  access: DEALER_STAFF,
  csrf: true,
});

const Documents = v.object({ Rows: v.array(StaffDealerDocument) });

export const staffDealerDocuments = defineCall({
  id: 'staffDealerDocuments',
  summary: 'Terms, privacy and certificates of a dealer',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/dokumente',
  params: ofDealer,
  response: Documents,
  access: DEALER_STAFF,
  csrf: false,
});

/** The paper itself, as a download. */
export const staffDealerDocument = defineCall({
  id: 'staffDealerDocument',
  summary: 'A paper of a dealer as a file',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/dokumente/:documentId',
  params: v.object({ dealerId: v.pipe(WholeNumberText, Id), documentId: v.pipe(WholeNumberText, Id) }),
  response: v.unknown(),
  fileResponse: true,
  access: DEALER_STAFF,
  csrf: false,
});

/** Terms and privacy are PDF; certificates may be pictures. */
export const addDealerDocument = defineCall({
  id: 'addDealerDocument',
  summary: 'Adds a paper of a dealer',
  method: 'POST',
  path: '/api/support/haendler/dokument',
  body: v.object({
    DealerId: Id,
    Kind: DealerDocumentKind,
    ValidFrom: IsoDate,
    ValidUntil: v.nullable(IsoDate),
    File: UploadedFile,
  }),
  response: Documents,
  access: DEALER_STAFF,
  csrf: true,
  bodyLimitBytes: 8 * 1024 * 1024,
});

export const removeDealerDocument = defineCall({
  id: 'removeDealerDocument',
  summary: 'Takes a paper of a dealer out of use',
  method: 'POST',
  path: '/api/support/haendler/dokument/entfernen',
  body: v.object({ DealerId: Id, DocumentId: Id }),
  response: Documents,
  access: DEALER_STAFF,
  csrf: true,
});
