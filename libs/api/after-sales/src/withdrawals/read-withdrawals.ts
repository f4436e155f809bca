import { withdrawUntil } from '@heizplatz/api-ordering';
import { type Database, epochDay, localDay, problem } from '@heizplatz/api-platform';
import { CountryId, OrderState, type WithdrawalRow } from '@heizplatz/contract';
import * as v from 'valibot';
import { findStaffWithdrawals, type StaffWithdrawal } from './staff-withdrawal-repository';
import { withdrawalActions } from './withdrawal-commands';
import { refundUntil } from './withdrawal-steps';

const Stored = v.object({ countryId: CountryId, state: OrderState });

function presentOrder({ order, dealerName }: StaffWithdrawal): WithdrawalRow['Order'] {
  if (!order) return null;
  const { id, number, isConsumer, deliveredOn } = order;
  const { countryId, state } = v.parse(Stored, order);
  return {
    OrderId: id,
    OrderNumber: number,
    State: state,
    DealerName: dealerName ?? '',
    WithdrawUntil: withdrawUntil({ countryId, isConsumer, deliveredOn }),
  };
}

function present(withdrawal: StaffWithdrawal, now: Date): WithdrawalRow {
  const { row, order, settler, receipt } = withdrawal;
  const refundDay = refundUntil(row.receivedAt);
  return {
    Id: row.id,
    CountryId: row.countryId,
    ReceivedAt: row.receivedAt.toISOString(),
    Name: row.name,
    EmailAddress: row.email,
    Contract: row.contract,
    Part: row.part,
    Outcome: row.outcome,
    Order: presentOrder(withdrawal),
    RefundUntil: refundDay,
    RefundDaysLeft: row.settledAt ? null : epochDay(refundDay) - localDay(now),
    ReceiptMail: receipt && { State: receipt.state, SentAt: receipt.doneAt?.toISOString() ?? null },
    SettledAt: row.settledAt?.toISOString() ?? null,
    SettledBy: settler && `${settler.firstName} ${settler.lastName}`.trim(),
    SettledNote: row.settledNote,
    May: withdrawalActions(row, order && { ...order, state: v.parse(OrderState, order.state) }),
    Version: row.version,
  };
}

export const readWithdrawals = async (db: Database, ids: readonly string[], now: Date): Promise<WithdrawalRow[]> =>
  (await findStaffWithdrawals(db, ids)).map((withdrawal) => present(withdrawal, now));

/** Throws NOT_FOUND. */
export async function readWithdrawal(db: Database, id: string, now: Date): Promise<WithdrawalRow> {
  const [row] = await readWithdrawals(db, [id], now);
  if (!row) throw problem('NOT_FOUND');
  return row;
}
