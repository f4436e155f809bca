import { randomUUID } from 'node:crypto';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type AuthorisationRow } from '../ratepay/authorisation-repository';
import { creditAuthorisations } from '../ratepay/schema';
import type { OperationOutcome } from '../ratepay/ratepay';
import type { CreditLedger, CreditStep } from './next-step';
import { creditOperations } from './schema';

export type OperationRow = typeof creditOperations.$inferSelect;
type Target = Pick<OperationRow, 'financedCents' | 'repaidCents' | 'months' | 'requestedAt'>;

/** First come first. */
export const findOperations = (db: Database, authorisationKey: string): Promise<OperationRow[]> =>
  db
    .select()
    .from(creditOperations)
    .where(eq(creditOperations.authorisationKey, authorisationKey))
    .orderBy(asc(creditOperations.position));

const sumRows = (operations: readonly OperationRow[], kind: CreditStep['kind']): number =>
  operations.reduce((sum, one) => (one.kind === kind ? sum + one.amountCents : sum), 0);

/** What the provider did so far; what it refused counts for the amount that it was refused for. */
export function getLedger(
  { totalCents }: Pick<AuthorisationRow, 'totalCents'>,
  operations: readonly OperationRow[],
  financedCents: number,
): CreditLedger {
  const done = operations.filter(({ state }) => state === 'accepted');
  return {
    authorisedCents: done.findLast(({ kind }) => kind === 'adjust')?.amountCents ?? totalCents,
    capturedCents: sumRows(done, 'capture'),
    refundedCents: sumRows(done, 'refund'),
    refused: operations.filter((one) => one.state === 'refused' && one.financedCents === financedCents),
  };
}

export async function insertOperation(
  tx: Database,
  { key: authorisationKey, orderId }: { key: string; orderId: string },
  { step, position, ...target }: Target & { step: CreditStep; position: number },
): Promise<OperationRow> {
  const row = {
    ...step,
    ...target,
    key: randomUUID(),
    authorisationKey,
    orderId,
    position,
    state: 'requested',
  } as const;
  const [inserted] = await tx.insert(creditOperations).values(row).returning();
  if (!inserted) throw new Error('no operation was inserted');
  return inserted;
}

/** Records the provider's first response; false: one was recorded already. */
export async function settleOperation(
  tx: Database,
  key: string,
  { outcome, at }: { outcome: OperationOutcome; at: Date },
): Promise<boolean> {
  const { kind: state } = outcome;
  const response = outcome.kind === 'accepted' ? { providerReference: outcome.reference } : { reason: outcome.reason };
  const settled = await tx
    .update(creditOperations)
    .set({ state, ...response, settledAt: at })
    .where(and(eq(creditOperations.key, key), eq(creditOperations.state, 'requested')))
    .returning({ key: creditOperations.key });
  return settled.length > 0;
}

/** Credits whose orders changed since the last request to the provider. */
export async function creditsDue(db: Database): Promise<string[]> {
  const { key, reviewDueAt } = creditAuthorisations;
  const rows = await db.select({ key }).from(creditAuthorisations).where(isNotNull(reviewDueAt)).limit(1000);
  return rows.map((row) => row.key);
}
