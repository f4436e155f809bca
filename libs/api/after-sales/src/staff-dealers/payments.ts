import { dealerPayments } from '@heizplatz/api-dealers';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallAnswer } from '@heizplatz/contract';
import { asc, eq } from 'drizzle-orm';
import { announceChange } from './announce-change';
import { type DealerRow, findDealer, lockDealerRow, updateDealer } from './dealer-repository';
import { hasTerm, paymentIssue, paymentKindsOf } from './payment-kinds-of';

type Payments = CallAnswer<typeof CALLS.staffDealerPayments>;

const customerGroup = (id: number): 1 | 2 | 3 => (id === 2 || id === 3 ? id : 1);

async function presentPayments(
  db: Database,
  dealer: Pick<DealerRow, 'id' | 'version' | 'countryId'>,
): Promise<Payments> {
  const { customerGroupId, position, paymentKindId, dealerId } = dealerPayments;
  const rows = await db
    .select()
    .from(dealerPayments)
    .where(eq(dealerId, dealer.id))
    .orderBy(asc(customerGroupId), asc(position), asc(paymentKindId));
  return {
    Version: dealer.version,
    Rows: rows.map((row) => ({
      CustomerGroupId: customerGroup(row.customerGroupId),
      PaymentKindId: row.paymentKindId,
      TermDays: row.termDays,
    })),
    Kinds: paymentKindsOf(dealer.countryId).map(({ id, name, isCredit }) => ({
      Id: id,
      Name: name,
      HasTerm: hasTerm(id),
      IsCredit: isCredit,
    })),
  };
}

export const staffDealerPayments = defineHandler(CALLS.staffDealerPayments, async ({ params }, { db }) =>
  presentPayments(db, await findDealer(db, params.dealerId)),
);

/** Of each customer group the first is the default. */
async function replacePayments(tx: Database, dealerId: number, rows: Payments['Rows']): Promise<void> {
  await tx.delete(dealerPayments).where(eq(dealerPayments.dealerId, dealerId));
  const values = [1, 2, 3].flatMap((groupId) =>
    rows
      .filter(({ CustomerGroupId }) => CustomerGroupId === groupId)
      .map(({ PaymentKindId, TermDays }, position) => ({
        dealerId,
        customerGroupId: groupId,
        paymentKindId: PaymentKindId,
        position,
        termDays: hasTerm(PaymentKindId) ? TermDays : 0,
      })),
  );
  if (values.length > 0) await tx.insert(dealerPayments).values(values);
}

/** POST /api/support/haendler/zahlungsarten. VALIDATION at body.Rows: KIND_INV, KIND_TWICE, CREDITOR_MISSING. */
export const saveDealerPayments = defineHandler(CALLS.saveDealerPayments, ({ body }, { db, audit }) =>
  db.transaction(async (tx) => {
    const dealer = await lockDealerRow(tx, body.DealerId);
    const before = await presentPayments(tx, dealer);
    if (dealer.version !== body.Version) throw versionConflict(before);
    const code = paymentIssue(dealer, body.Rows);
    if (code) throw problem('VALIDATION', { errors: [{ path: 'body.Rows', code }] });
    await replacePayments(tx, dealer.id, body.Rows);
    await updateDealer(tx, dealer.id, {});
    await announceChange(tx);
    audit.note({ before: before.Rows, after: body.Rows });
    return presentPayments(tx, await findDealer(tx, dealer.id));
  }),
);
