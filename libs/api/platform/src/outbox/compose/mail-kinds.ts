/** What a mail says of who reads it, and of the texts in it that a customer or a visitor typed. */
interface MailKindRule {
  /**
   * `known`: dealers, our people, and accounts, whose mailboxes are proven. `anyone`: whatever mailbox was entered.
   * `either`: the composer says it (`isProven`).
   */
  readonly reader: 'known' | 'anyone' | 'either';
  /** The law that asks for typed texts in a mail to a mailbox that nobody has proven; without one they are left out. */
  readonly owes?: string;
}

const KNOWN = { reader: 'known' } as const;
const ANYONE = { reader: 'anyone' } as const;
const EITHER = { reader: 'either' } as const;

/** Every kind of mail that there is (rule MAIL-06). */
export const MAIL_KINDS = {
  'account-deleted': ANYONE,
  'account-ends': ANYONE,
  'account-locked': ANYONE,
  'account-tried': ANYONE,
  'appeal-receipt': ANYONE,
  'appeal-support': KNOWN,
  'cancellation-answer': EITHER,
  'case-answer': EITHER,
  'dealer-address-corrected': KNOWN,
  'dealer-cancellation-answer': KNOWN,
  'dealer-complaint': KNOWN,
  'dealer-complaint-closed': KNOWN,
  'dealer-complaint-replied': KNOWN,
  'dealer-credit-changed': KNOWN,
  'dealer-date-accepted': KNOWN,
  'dealer-date-refused': KNOWN,
  'dealer-move-requested': KNOWN,
  'dealer-order': KNOWN,
  'dealer-order-cancelled': KNOWN,
  'dealer-order-expired': KNOWN,
  'dealer-order-taken-back': KNOWN,
  'dealer-part-withdrawn': KNOWN,
  'dealer-reminder': KNOWN,
  'dealer-review': KNOWN,
  'dealer-vat-changed': KNOWN,
  'dealer-vat-planned': KNOWN,
  'dealer-weight-answered': KNOWN,
  'dealer-weight-booked': KNOWN,
  'dealer-weight-held': KNOWN,
  'email-change': ANYONE,
  'email-change-asked': EITHER,
  'email-change-taken': ANYONE,
  'email-changed': ANYONE,
  invitation: ANYONE,
  'notification-confirm': ANYONE,
  'notification-full': ANYONE,
  'notification-known': ANYONE,
  'order-accepted': EITHER,
  'order-address-corrected': EITHER,
  'order-cancelled': EITHER,
  'order-complaint': EITHER,
  'order-complaint-answered': EITHER,
  'order-complaint-closed': EITHER,
  'order-complaint-replied': EITHER,
  'order-confirm': ANYONE,
  'order-credit-changed': EITHER,
  'order-credit-refused': EITHER,
  'order-date-accepted': EITHER,
  'order-date-proposed': EITHER,
  'order-date-refused': EITHER,
  'order-dealer-changed': EITHER,
  'order-declined': EITHER,
  'order-delivered': EITHER,
  'order-delivery-failed': EITHER,
  'order-document': EITHER,
  'order-expired': EITHER,
  'order-invoiced': EITHER,
  'order-link': EITHER,
  'order-move-requested': EITHER,
  'order-paid': EITHER,
  'order-part-withdrawn': EITHER,
  'order-received': { ...EITHER, owes: 'BGB § 312f, FAGG § 7, UWG (CH) Art. 3: the contract on a durable medium' },
  'order-scheduled': EITHER,
  'order-unconfirmed': EITHER,
  'order-weight-answered': EITHER,
  'order-weight-corrected': EITHER,
  'order-weight-question': EITHER,
  'passkey-added': KNOWN,
  'passkey-removed': KNOWN,
  'password-changed': ANYONE,
  'password-link': ANYONE,
  'password-unknown': ANYONE,
  'phone-account': ANYONE,
  'price-alert': KNOWN,
  registration: ANYONE,
  'registration-known': ANYONE,
  'report-decision': { ...ANYONE, owes: 'DSA Art. 16 (5), 17: the decision names what it is about' },
  'report-receipt': ANYONE,
  'report-support': KNOWN,
  'request-confirm': ANYONE,
  'request-dealer': KNOWN,
  'request-support': KNOWN,
  'review-invitation': EITHER,
  'support-complaint': KNOWN,
  'support-credit-refused': KNOWN,
  'withdrawal-dealer': KNOWN,
  'withdrawal-received': { ...ANYONE, owes: 'BGB § 356a: the receipt repeats the content of the declaration' },
  'withdrawal-support': KNOWN,
  'withdrawal-undone': EITHER,
} as const satisfies Readonly<Record<string, MailKindRule>>;

export type MailKind = keyof typeof MAIL_KINDS;

export const mailKindRule = (kind: MailKind): MailKindRule => MAIL_KINDS[kind];
