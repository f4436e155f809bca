import { startOrdering } from '@heizplatz/api-identity/testing';
import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';
import { orderProcesses } from '../schema';

/** Gives the visitor a running order of loose pellets with these fields. */
export async function startOrderingWith(
  api: TestApi,
  visitor: TestClient,
  fields: Partial<typeof orderProcesses.$inferInsert>,
): Promise<void> {
  const tokenHash = await startOrdering(api, visitor);
  await api.db.update(orderProcesses).set(fields).where(eq(orderProcesses.tokenHash, tokenHash));
}
