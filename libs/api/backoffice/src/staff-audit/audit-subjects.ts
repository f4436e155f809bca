import type { Database } from '@heizplatz/api-platform';
import type { AuditSubject } from '@heizplatz/contract';
import * as v from 'valibot';
import type { AuditLine } from './audit-repository';
import { findCustomers, findDealers, findOrders } from './audit-subject-repository';

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
