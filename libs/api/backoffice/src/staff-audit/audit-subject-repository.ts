import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, isUuid } from '@heizplatz/api-platform';
import type { AuditSubject } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { inArray, or } from 'drizzle-orm';

/** By id and by number. */
export async function findOrders(db: Database, named: readonly string[]): Promise<ReadonlyMap<string, AuditSubject>> {
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

export async function findDealers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, AuditSubject>> {
  if (ids.length === 0) return new Map();
  const { id, name } = dealers;
  const rows = await db
    .select({ id, name })
    .from(dealers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, { Kind: 'dealer', Id: String(row.id), Name: row.name }]));
}

/** Customers alone: staff and dealers have no page as customers. */
export async function findCustomers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, AuditSubject>> {
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
