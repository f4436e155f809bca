import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, isUuid } from '@heizplatz/api-platform';
import type { AuditSubject } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { inArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { AuditLine } from './audit-repository';

const Named = v.optional(v.union([v.string(), v.number()]));
/** A request as the log has it, as far as it names something. */
const Request = v.object({
  body: v.optional(v.nullable(v.object({ OrderId: Named, DealerId: Named }))),
  params: v.optional(v.nullable(v.object({ orderId: Named, dealerId: Named }))),
});

interface Names {
  /** By id and by number. */
  readonly order: string | null;
  readonly dealer: number | null;
  readonly user: number | null;
}

const toNumber = (input: string): number | null => (/^\d{1,9}$/.test(input) ? Number(input) : null);

function getNames({ line, end }: AuditLine): Names {
  const parsed = v.safeParse(Request, line.request);
  const { body, params } = parsed.success ? parsed.output : {};
  const order = body?.OrderId ?? params?.orderId;
  const dealer = end?.dealerId ?? body?.DealerId ?? params?.dealerId;
  return {
    order: order === undefined ? null : String(order),
    dealer: dealer === undefined || dealer === null ? null : toNumber(String(dealer)),
    user: end?.forUserId ?? line.forUserId,
  };
}

const present = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.flatMap((value) => value ?? []))] as T[];

async function findOrders(db: Database, named: readonly string[]): Promise<ReadonlyMap<string, AuditSubject>> {
  if (named.length === 0) return new Map();
  const ids = named.filter(isUuid);
  const { id, number } = orders;
  const rows = await db
    .select({ id, number })
    .from(orders)
    .where(or(inArray(id, ids), inArray(number, [...named])));
  return new Map(
    rows.flatMap((row) => {
      const subject: AuditSubject = { Kind: 'order', Id: row.id, Name: row.number };
      return [
        [row.id, subject],
        [row.number, subject],
      ] as const;
    }),
  );
}

async function findDealers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, AuditSubject>> {
  if (ids.length === 0) return new Map();
  const { id, name } = dealers;
  const rows = await db
    .select({ id, name })
    .from(dealers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, { Kind: 'dealer', Id: String(row.id), Name: row.name }]));
}

/** Customers alone: staff and dealers have no page as customers. */
async function findCustomers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, AuditSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows
      .filter(({ roles, redirectUrl }) => !isStaffRoles(roles) && redirectUrl === null)
      .map((user) => {
        const Name = `${user.firstName} ${user.lastName}`.trim();
        return [user.id, { Kind: 'customer', Id: String(user.id), Name }];
      }),
  );
}

/** What each line concerns and still has a page: its order, its dealer, its customer. */
export async function findSubjects(db: Database, lines: readonly AuditLine[]): Promise<AuditSubject[][]> {
  const names = lines.map(getNames);
  const found = {
    order: await findOrders(db, present(names.map(({ order }) => order))),
    dealer: await findDealers(db, present(names.map(({ dealer }) => dealer))),
    user: await findCustomers(db, present(names.map(({ user }) => user))),
  };
  return names.map(({ order, dealer, user }) => [
    ...(order === null ? [] : [found.order.get(order) ?? []].flat()),
    ...(dealer === null ? [] : [found.dealer.get(dealer) ?? []].flat()),
    ...(user === null ? [] : [found.user.get(user) ?? []].flat()),
  ]);
}
