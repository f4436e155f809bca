import { executeCommand } from '@heizplatz/api-ordering';
import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import { formatMoney, siteById } from '@heizplatz/country';
import { checkWithdrawalCommand, lockDeclaredOrder } from './staff-withdrawal-command';
import type { WithdrawalRecord } from './staff-withdrawal-repository';

/**
 * Deducts a withdrawn part from the price of a delivered order, as agreed by customer and dealer; both are notified,
 * and a lender is refunded (credit/settle-credit.ts). VALIDATION with AMOUNT_MAX beyond what is left of the price.
 */
export async function takeOffPart(
  tx: Database,
  stored: WithdrawalRecord,
  cents: number,
  context: Pick<CallContext, 'services' | 'clock' | 'user'>,
): Promise<void> {
  const order = await lockDeclaredOrder(tx, stored);
  checkWithdrawalCommand('takeOffPart', stored, order);
  if (!order) throw problem('NOT_FOUND');
  const withdrawnCents = (order.withdrawnCents ?? 0) + cents;
  if (withdrawnCents > (order.settledCents ?? 0))
    throw problem('VALIDATION', { errors: [{ path: 'body.WithdrawnAmount', code: 'AMOUNT_MAX' }] });
  const { clock, services, user } = context;
  const note = `Vom Preis gehen ${formatMoney(cents / 100, siteById(order.countryId))} ab, für den widerrufenen Teil.`;
  const mail = { subject: 'Preis nach dem Widerruf eines Teils', blocks: [{ kind: 'note', text: note }] } as const;
  const execution = {
    command: 'takeOffPart',
    note,
    changes: { withdrawnCents },
    mails: {
      customer: () => ({ ...mail, kind: 'order-part-withdrawn' }) as const,
      dealer: () => ({ ...mail, kind: 'dealer-part-withdrawn' }) as const,
    },
  } as const;
  const author = { kind: 'staff', ...(user && { id: user.id }) } as const;
  await executeCommand(tx, order, execution, { clock, services, author });
}
