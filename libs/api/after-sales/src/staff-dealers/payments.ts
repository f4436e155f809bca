import { raisePriceBookVersion } from '@heizplatz/api-dealers';
import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { type DealerRow, updateDealer } from './dealer-repository';
import { hasTerm, paymentIssue, getPaymentKinds } from './get-payment-kinds';
import { findPayments, replacePayments } from './payment-repository';
import { requireDealer, requireLockedDealer } from './read-staff-dealer';

type Payments = CallResponse<typeof CALLS.staffDealerPayments>;

const customerGroup = (id: number): 1 | 2 | 3 => (id === 2 || id === 3 ? id : 1);

async function presentPayments(
  db: Database,
  dealer: Pick<DealerRow, 'id' | 'version' | 'countryId'>,
): Promise<Payments> {
  const rows = await findPayments(db, dealer.id);
  return {
    Version: dealer.version,
    Rows: rows.map((row) => ({
      CustomerGroupId: customerGroup(row.customerGroupId),
      PaymentKindId: row.paymentKindId,
      TermDays: row.termDays,
    })),
    Kinds: getPaymentKinds(dealer.countryId).map(({ id, name, credit, hasTerm: HasTerm }) => ({
      Id: id,
      Name: name,
      HasTerm,
      IsCredit: credit !== null,
    })),
  };
}

export const staffDealerPayments = defineHandler(CALLS.staffDealerPayments, async ({ params }, { db }) =>
  presentPayments(db, await requireDealer(db, params.dealerId)),
);

/** Of each customer group the first is the default. */
const paymentRows = (rows: Payments['Rows']) =>
  [1, 2, 3].flatMap((groupId) =>
    rows
      .filter(({ CustomerGroupId }) => CustomerGroupId === groupId)
      .map(({ PaymentKindId, TermDays }, position) => ({
        customerGroupId: groupId,
        paymentKindId: PaymentKindId,
        position,
        termDays: hasTerm(PaymentKindId) ? TermDays : 0,
      })),
  );

/** POST /api/support/haendler/zahlungsarten. VALIDATION at body.Rows: KIND_INV, KIND_TWICE, CREDITOR_MISSING. */
export const saveDealerPayments = defineHandler(CALLS.saveDealerPayments, ({ body }, { db, audit }) =>
  db.transaction(async (tx) => {
    const dealer = await requireLockedDealer(tx, body.DealerId);
    const before = await presentPayments(tx, dealer);
    if (dealer.version !== body.Version) throw versionConflict(before);
    const code = paymentIssue(dealer, body.Rows);
    if (code) throw problem('VALIDATION', { errors: [{ path: 'body.Rows', code }] });
    await replacePayments(tx, dealer.id, paymentRows(body.Rows));
    await updateDealer(tx, dealer.id, {});
    await raisePriceBookVersion(tx);
    audit.note({ before: before.Rows, after: body.Rows });
    return presentPayments(tx, await requireDealer(tx, dealer.id));
  }),
);
