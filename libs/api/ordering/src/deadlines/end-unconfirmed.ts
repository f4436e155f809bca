import type { Database, JobContext } from '@heizplatz/api-platform';
import { executeCommand } from '../commands/execute-command';
import type { ChangeMail } from '../order-mails/change-mail';
import { getOrder } from '../order/order';
import { lockOrder } from '../order/order-repository';
import { awaitsConfirmation } from '../order/unconfirmed-order';

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

/** Cancels an order whose mailbox was not verified in time, and notifies only that mailbox. Idempotent. */
export async function endUnconfirmed(
  tx: Database,
  orderId: string,
  dependencies: Pick<JobContext, 'services' | 'clock'>,
): Promise<boolean> {
  const now = dependencies.clock();
  const row = await lockOrder(tx, orderId);
  const before = row && getOrder(row);
  if (!before || !awaitsConfirmation(before) || !before.confirmUntil || before.confirmUntil > now) return false;
  const changes = { cancellationKind: 'customer', reason: REASON } as const;
  const execution = { command: 'endUnconfirmed', note: REASON, changes, mails: { customer: () => MAIL } } as const;
  await executeCommand(tx, before, execution, { ...dependencies, author: { kind: 'system' } });
  return true;
}
