import type { CallContext } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { hashToken } from '../session/opaque-token';
import { endSession, readRefresh } from '../session/refresh-repository';

/** The login that this browser has and shall not have. */
export async function endOtherLogin(familyId: string | null, { cookies, db, clock }: CallContext): Promise<void> {
  const refreshToken = cookies.get(COOKIES.refresh);
  const stored = refreshToken ? await readRefresh(db, hashToken(refreshToken)) : null;
  if (!stored || stored.familyId === familyId) return;
  await endSession(db, stored.familyId, 'replaced', clock());
  if (stored.restingFamilyId) await endSession(db, stored.restingFamilyId, 'replaced', clock());
}
