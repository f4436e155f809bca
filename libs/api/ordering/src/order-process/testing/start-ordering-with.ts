import { hashOfToken } from '@heizplatz/api-identity';
import { startOrdering } from '@heizplatz/api-identity/testing';
import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { orderCookie } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { orderProcesses } from '../schema';

/** Gives the visitor a running order of loose pellets with these fields. */
export async function startOrderingWith(
  api: TestApi,
  visitor: TestClient,
  fields: Partial<typeof orderProcesses.$inferInsert>,
): Promise<void> {
  await startOrdering(api, visitor);
  const token = visitor.cookies.get(orderCookie(3)) ?? '';
  await api.db
    .update(orderProcesses)
    .set(fields)
    .where(eq(orderProcesses.tokenHash, hashOfToken(token)));
}
