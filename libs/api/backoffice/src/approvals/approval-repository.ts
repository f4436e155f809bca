import { adverts, campaigns } from '@heizplatz/api-advertising';
import { dealers } from '@heizplatz/api-dealers';
import { type ListSorts, matchesText, type RowId, type StaffListRows } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import {
  APPROVAL_KINDS,
  APPROVAL_ROLES,
  type ApprovalKind,
  type CALLS,
  type CallRequest,
  CountryId,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { hasAnyRoleOrAdmin, type User } from '@heizplatz/identity';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { approvals, approvalSettings } from './schema';

export type ApprovalRow = typeof approvals.$inferSelect;
type Query = CallRequest<typeof CALLS.approvals>['query'];

/** The kinds that a user may change, and so approve. */
export const getApprovalKinds = (user: User | null): ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => hasAnyRoleOrAdmin(user, APPROVAL_ROLES[kind]));

const isWaiting = sql`${approvals.state} = 'pending'`;

/** What waits first, the newest first among them and after them. */
export const APPROVAL_ROWS: StaffListRows<Query> = {
  id: approvals.id,
  from: sql`${approvals}`,
  where: ({ kind, state, search }, { user }) => [
    inArray(approvals.kind, getApprovalKinds(user)),
    kind === '' ? undefined : eq(approvals.kind, kind),
    state === '' ? undefined : eq(approvals.state, state),
    matchesText(sql`staff_words(${approvals.requestedByName}, ${approvals.differences}::text)`, search),
  ],
  sorts: {
    waiting: sql`(${isWaiting}, ${approvals.requestedAt})`,
    requested: approvals.requestedAt,
  } satisfies ListSorts<typeof STAFF_LISTS.approvals>,
  defaultSort: STAFF_LISTS.approvals.defaultSort,
};

export const findApprovals = (db: Database, ids: readonly RowId[]): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(approvals)
    .where(inArray(approvals.id, ids.map(Number)));

export async function lockApproval(tx: Database, id: number): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  return row;
}

/** Null: another request has its key. */
export async function insertApproval(db: Database, approval: typeof approvals.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(approvals).values(approval).onConflictDoNothing().returning({ id: approvals.id });
  return row?.id ?? null;
}

/** The request that was held under a key, and whether its body was this one; undefined: none was. */
export async function findHeld(
  db: Database,
  { callId, key, body }: { readonly callId: string; readonly key: string; readonly body: unknown },
) {
  const [row] = await db
    .select({
      ...{ id: approvals.id, state: approvals.state },
      isSame: sql<boolean>`${approvals.request} -> 'body' = ${JSON.stringify(body)}::jsonb`,
    })
    .from(approvals)
    .where(and(eq(approvals.callId, callId), eq(approvals.idempotencyKey, key)));
  return row;
}

export async function updateApproval(tx: Database, id: number, changes: Partial<ApprovalRow>): Promise<ApprovalRow> {
  const [row] = await tx.update(approvals).set(changes).where(eq(approvals.id, id)).returning();
  if (!row) throw new Error(`no approval ${id}`);
  return row;
}

export const readSettings = (db: Database) => db.select().from(approvalSettings);

export async function needsApproval(db: Database, kind: ApprovalKind): Promise<boolean> {
  const [row] = await db.select().from(approvalSettings).where(eq(approvalSettings.kind, kind));
  return row?.isOn ?? false;
}

/** For the modules below, which hold prices themselves: as price files. */
export const doPricesNeedApproval = (db: Database): Promise<boolean> => needsApproval(db, 'prices');

export async function saveSetting(db: Database, setting: typeof approvalSettings.$inferInsert): Promise<void> {
  await db.insert(approvalSettings).values(setting).onConflictDoUpdate({ target: approvalSettings.kind, set: setting });
}

const Subject = v.object({
  CountryId: v.optional(CountryId),
  DealerId: v.optional(v.nullable(v.number())),
  AdvertId: v.optional(v.nullable(v.number())),
  CampaignId: v.optional(v.nullable(v.number())),
});

/** The country of what a request changes, named by itself or by its dealer, advert or campaign; null: none. */
export async function findCountryOf(db: Database, body: unknown): Promise<CountryId | null> {
  const subject = v.safeParse(Subject, body);
  if (!subject.success) return null;
  const { CountryId: named, DealerId, AdvertId, CampaignId } = subject.output;
  if (named !== undefined) return named;
  const [row] = DealerId
    ? await db.select({ countryId: dealers.countryId }).from(dealers).where(eq(dealers.id, DealerId))
    : AdvertId
      ? await db.select({ countryId: adverts.countryId }).from(adverts).where(eq(adverts.id, AdvertId))
      : CampaignId
        ? await db.select({ countryId: campaigns.countryId }).from(campaigns).where(eq(campaigns.id, CampaignId))
        : [];
  return row ? v.parse(CountryId, row.countryId) : null;
}
