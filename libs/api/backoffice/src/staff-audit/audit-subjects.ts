import type { Database } from '@heizplatz/api-platform';
import type { AuditSubject } from '@heizplatz/contract';
import * as v from 'valibot';
import type { AuditLine } from './audit-repository';
import { findCustomers, findDealers, findOrders } from './audit-subject-repository';

const Named = v.optional(v.union([v.string(), v.number()]));
/** A request as the log has it, as far as it names a dealer. */
const Request = v.object({
  body: v.optional(v.nullable(v.object({ DealerId: Named }))),
  params: v.optional(v.nullable(v.object({ dealerId: Named }))),
});

interface Names {
  /** By id and by number. */
  readonly orders: readonly string[];
  readonly dealer: number | null;
  readonly user: number | null;
}

const toNumber = (input: string): number | null => (/^\d{1,9}$/.test(input) ? Number(input) : null);

function getNames({ line, end, orders }: AuditLine): Names {
  const parsed = v.safeParse(Request, line.request);
  const { body, params } = parsed.success ? parsed.output : {};
  const dealer = end?.dealerId ?? body?.DealerId ?? params?.dealerId;
  return {
    orders: [...new Set(orders.filter((name) => typeof name === 'string'))],
    dealer: dealer === undefined || dealer === null ? null : toNumber(String(dealer)),
    user: end?.forUserId ?? line.forUserId,
  };
}

const present = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.flatMap((value) => value ?? []))] as T[];

/** What each line concerns and still has a page: its orders, its dealer, its customer. */
export async function findSubjects(db: Database, lines: readonly AuditLine[]): Promise<AuditSubject[][]> {
  const names = lines.map(getNames);
  const found = {
    orders: await findOrders(db, present(names.flatMap(({ orders }) => orders))),
    dealer: await findDealers(db, present(names.map(({ dealer }) => dealer))),
    user: await findCustomers(db, present(names.map(({ user }) => user))),
  };
  return names.map(({ orders, dealer, user }) => [
    ...orders.flatMap((order) => found.orders.get(order) ?? []),
    ...(dealer === null ? [] : [found.dealer.get(dealer) ?? []].flat()),
    ...(user === null ? [] : [found.user.get(user) ?? []].flat()),
  ]);
}
