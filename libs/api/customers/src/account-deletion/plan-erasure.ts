import { OPEN_STATES } from '@heizplatz/api-ordering';
import { type Database, isoDay, localDay, problem } from '@heizplatz/api-platform';
import {
  presentLastMail,
  presentRetained,
  presentRetainedAudit,
  presentRetainedCounts,
  presentRetainedDecisions,
  presentRetainedExports,
  type Stored,
} from '../retention/present-retained';
import { type ClosedOrder, getRetention, type Retention } from '../retention/retention';
import { RETENTION_RULES } from '../retention/retention-catalogue';
import { findLastCountEnd, findLastDecision, hasCases, hasReviews } from '../retention/stored-cases-repository';
import { findLastCommandFor, findUserOrders, lastExportEnd } from '../retention/stored-orders-repository';

export interface ErasurePlan {
  /** Orders that law makes us retain. */
  readonly stored: readonly { readonly order: ClosedOrder; readonly retention: Retention }[];
  /** Orders whose persons are removed at once. */
  readonly freed: readonly string[];
  /** Numbers of orders that are not completed: while there are some, nothing is deleted. */
  readonly open: readonly string[];
  /** Mailboxes that it ordered with. */
  readonly emails: readonly string[];
  /** Its reviews stay, without a name. */
  readonly hasReviews: boolean;
  /** What is retained, where, until when and why; without the last mail. */
  readonly notices: Stored;
}

interface Erasure {
  readonly userId: number;
  readonly email: string;
  /** Staff deletes the account: that is recorded for the customer too. */
  readonly isByStaff: boolean;
}

/** What the deletion of an account removes at an instant, and what must stay; changes nothing. */
export async function planErasure(
  db: Database,
  { userId, email, isByStaff }: Erasure,
  now: Date,
): Promise<ErasurePlan> {
  const day = isoDay(localDay(now));
  const orders = await findUserOrders(db, userId);
  const judged = orders.map((order) => ({ order, retention: getRetention(order, RETENTION_RULES, day) }));
  const person = { userId, emails: [...new Set([email, ...orders.map((order) => order.email)])] };
  const isNoted = isByStaff || (await hasCases(db, person));
  const stored = judged.flatMap(({ order, retention }) => (retention ? [{ order, retention }] : []));
  return {
    stored,
    freed: judged.filter(({ retention }) => retention === null).map(({ order }) => order.id),
    open: orders
      .filter(({ state }) => OPEN_STATES.includes(state))
      .map(({ number }) => number)
      .toSorted(),
    emails: orders.map(({ email }) => email),
    hasReviews: await hasReviews(db, userId),
    notices: [
      ...presentRetained(stored),
      ...presentRetainedAudit(isNoted ? now : await findLastCommandFor(db, { userId, orders })),
      ...presentRetainedDecisions(await findLastDecision(db, person)),
      ...presentRetainedCounts(await findLastCountEnd(db, person)),
      ...presentRetainedExports(await lastExportEnd(db, now)),
    ],
  };
}

/** Throws CONFLICT with OrderNumbers while an order is open; `afterwards` says in German what is possible then. */
export function checkNothingOpen({ open }: Pick<ErasurePlan, 'open'>, afterwards: string): void {
  if (open.length === 0) return;
  throw problem('CONFLICT', {
    detail: `Es gibt noch offene Bestellungen: ${open.join(', ')}. ${afterwards}`,
    context: { OrderNumbers: open },
  });
}

/** With the last mail, which is sent with the deletion. */
export const withLastMail = ({ notices }: ErasurePlan, now: Date): Stored => [...notices, presentLastMail(now)];
