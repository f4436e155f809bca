import { OPEN_STATES } from '@heizplatz/api-ordering';
import { type Database, isoDay, localDay, problem } from '@heizplatz/api-platform';
import {
  presentLastMail,
  presentRetained,
  presentRetainedAudit,
  presentRetainedExports,
  type Stored,
} from '../retention/present-retained';
import { type ClosedOrder, getRetention, type Retention } from '../retention/retention';
import { RETENTION_RULES } from '../retention/retention-catalogue';
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
  /** What is retained, where, until when and why; without the last mail. */
  readonly notices: Stored;
}

interface Erasure {
  readonly userId: number;
  /** Staff deletes the account: that is recorded for the customer too. */
  readonly isByStaff: boolean;
}

/** What the deletion of an account removes at an instant, and what must stay; changes nothing. */
export async function planErasure(db: Database, { userId, isByStaff }: Erasure, now: Date): Promise<ErasurePlan> {
  const day = isoDay(localDay(now));
  const orders = await findUserOrders(db, userId);
  const judged = orders.map((order) => ({ order, retention: getRetention(order, RETENTION_RULES, day) }));
  const stored = judged.flatMap(({ order, retention }) => (retention ? [{ order, retention }] : []));
  return {
    stored,
    freed: judged.filter(({ retention }) => retention === null).map(({ order }) => order.id),
    open: orders
      .filter(({ state }) => OPEN_STATES.includes(state))
      .map(({ number }) => number)
      .toSorted(),
    emails: orders.map(({ email }) => email),
    notices: [
      ...presentRetained(stored),
      ...presentRetainedAudit(isByStaff ? now : await findLastCommandFor(db, userId)),
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
