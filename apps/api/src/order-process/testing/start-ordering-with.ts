import { orderCookie } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { hashOfToken } from '../../identity/opaque-token';
import { startOrdering } from '../../identity/testing/guests';
import type { TestApi } from '../../testing/api-test';
import type { TestClient } from '../../testing/test-client';
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
