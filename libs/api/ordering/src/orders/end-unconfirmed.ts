import { type Database, type JobContext, queueMail } from '@heizplatz/api-platform';
import { customerChangeMail, type ChangeMail } from './change-mail';
import { orderOf } from './order';
import { lockOrder } from './order-repository';
import { recordChange } from './record-change';
import { findSeller } from './seller-repository';
import { awaitsConfirmation } from './unconfirmed-order';

const REASON = 'Die E-Mail-Adresse wurde nicht bestätigt.';

const MAIL: ChangeMail = {
  kind: 'order-unconfirmed',
  subject: 'Ihre Bestellung ist nicht bestätigt und beendet',
  blocks: [
    {
      kind: 'note',
      text: 'Die Bestellung wurde nicht rechtzeitig bestätigt. Sie ist storniert, der Händler hat sie nicht bekommen, und es entstehen Ihnen keine Kosten. Möchten Sie die Ware noch, bestellen Sie bitte neu.',
    },
  ],
};

/** Cancels an order whose mailbox nobody has proven in time, and tells that mailbox alone. Done twice it does nothing. */
export async function endUnconfirmed(
  tx: Database,
  orderId: string,
  surroundings: Pick<JobContext, 'services' | 'clock'>,
): Promise<boolean> {
  const { services, clock } = surroundings;
  const now = clock();
  const row = await lockOrder(tx, orderId);
  const before = row && orderOf(row);
  if (!before || !awaitsConfirmation(before) || !before.confirmUntil || before.confirmUntil > now) return false;
  const changes = { cancellationKind: 'customer', reason: REASON } as const;
  const change = { kind: 'state', toState: 'cancelled', author: { kind: 'system' }, note: REASON, changes } as const;
  const order = await recordChange(tx, before, change, now);
  const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now };
  await queueMail(tx, customerChangeMail(order, MAIL, parts), surroundings);
  return true;
}
