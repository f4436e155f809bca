import { type Database, problem } from '@heizplatz/api-platform';
import { CASE_MAIL_ROLES } from '@heizplatz/contract';
import { hasAnyRoleOrAdmin, type User } from '@heizplatz/identity';
import type { CaseId } from './case-mail-repository';
import { type CustomerCase, findCase } from './case-repository';

/** FORBIDDEN for kinds of other roles. */
export function requireCaseRole(user: User | null, kind: CaseId['kind']): User {
  if (!user || !hasAnyRoleOrAdmin(user, CASE_MAIL_ROLES[kind])) throw problem('FORBIDDEN');
  return user;
}

/** The case; FORBIDDEN for kinds of other roles, NOT_FOUND for an unknown one. */
export async function requireCase(
  db: Database,
  user: User | null,
  { kind, objectId }: CaseId,
): Promise<{ readonly user: User; readonly found: CustomerCase }> {
  const author = requireCaseRole(user, kind);
  const found = await findCase(db, kind, objectId);
  if (!found) throw problem('NOT_FOUND');
  return { user: author, found };
}
