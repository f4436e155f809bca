import { reviews, withdrawals } from '@heizplatz/api-after-sales';
import {
  complaints,
  customerName,
  findConfirmedInquiry,
  findOrder,
  findSeller,
  getOrder,
  hasProvenMailbox,
  inquiryTitle,
} from '@heizplatz/api-ordering';
import { type Database, isUuid, TIME_ZONE } from '@heizplatz/api-platform';
import type { CaseMailKind, CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

/** Whom a case is answered to, and about what. */
export interface CustomerCase {
  readonly countryId: CountryId;
  /** Null: none is known, or it was deleted. */
  readonly email: string | null;
  /** Whether a mailed link proved that it is the customer's. */
  readonly isProven: boolean;
  readonly name: string;
  readonly subject: string;
  /** Null: the case concerns no order. */
  readonly orderId: string | null;
  readonly placeholders: Readonly<Record<string, string>>;
  /** When and by whom a request was answered. */
  readonly answered: { readonly at: Date; readonly byName: string } | null;
}

type FoundCase = CustomerCase | undefined;

/** Mailboxes of erased orders and declarations are no addresses. */
const toMailbox = (email: string): string | null => (email.includes('@') ? email : null);
const isNumber = (id: string): boolean => /^\d{1,9}$/.test(id);

async function findInquiryCase(db: Database, id: string): Promise<FoundCase> {
  const inquiry = isUuid(id) ? await findConfirmedInquiry(db, id) : undefined;
  if (!inquiry) return undefined;
  const { countryId, email, name, answeredAt, answeredByName } = inquiry;
  return {
    ...{ countryId, email, isProven: true, name, orderId: null, placeholders: { Kunde: name } },
    subject: `Ihre Anfrage: ${inquiryTitle(inquiry)}`,
    answered: answeredAt && { at: answeredAt, byName: answeredByName ?? '' },
  };
}

async function findOrderCase(
  db: Database,
  orderId: string,
  getSubject: (number: string, dealer: string) => string,
): Promise<FoundCase> {
  const row = isUuid(orderId) ? await findOrder(db, orderId) : undefined;
  if (!row) return undefined;
  const order = getOrder(row);
  const name = customerName(order);
  const { company } = await findSeller(db, order.dealerId);
  return {
    ...{ countryId: order.countryId, email: toMailbox(order.email), isProven: hasProvenMailbox(order) },
    ...{ name, orderId, answered: null },
    subject: getSubject(order.number, company),
    placeholders: { Nummer: order.number, Kunde: name, Händler: company },
  };
}

async function findComplaintCase(db: Database, id: string): Promise<FoundCase> {
  const [row] = isNumber(id)
    ? await db
        .select({ orderId: complaints.orderId })
        .from(complaints)
        .where(eq(complaints.id, Number(id)))
    : [];
  return row && findOrderCase(db, row.orderId, (number) => `Ihre Reklamation zur Bestellung ${number}`);
}

async function findReviewCase(db: Database, id: string): Promise<FoundCase> {
  const [row] = isNumber(id)
    ? await db
        .select({ orderId: reviews.orderId })
        .from(reviews)
        .where(eq(reviews.id, Number(id)))
    : [];
  return row?.orderId ? findOrderCase(db, row.orderId, (_, dealer) => `Ihre Bewertung von ${dealer}`) : undefined;
}

async function findWithdrawalCase(db: Database, id: string): Promise<FoundCase> {
  const [row] = isUuid(id) ? await db.select().from(withdrawals).where(eq(withdrawals.id, id)) : [];
  if (!row) return undefined;
  const { countryId, name, email, orderId, receivedAt } = row;
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  const day = receivedAt.toLocaleDateString('de-DE', { timeZone: TIME_ZONE, dateStyle: 'medium' });
  return {
    ...{ countryId, email: toMailbox(email), isProven: false, name, orderId, answered: null },
    subject: `Ihr Widerruf vom ${day}`,
    placeholders: { Kunde: name, ...(order && { Nummer: order.number }) },
  };
}

const FINDERS: Readonly<Record<CaseMailKind, (db: Database, id: string) => Promise<FoundCase>>> = {
  inquiry: findInquiryCase,
  complaint: findComplaintCase,
  order: (db, id) => findOrderCase(db, id, (number) => `Ihre Bestellung ${number}`),
  withdrawal: findWithdrawalCase,
  review: findReviewCase,
};

/** Undefined: there is no such case. */
export const findCase = (db: Database, kind: CaseMailKind, objectId: string): Promise<FoundCase> =>
  FINDERS[kind](db, objectId);
