import type { ApiClient } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { afterRefreshes, leaveAs } from '@heizplatz/session';

interface Impersonation {
  readonly UserId: number;
  /** For the audit log. */
  readonly Reason: string;
  /** Where the page continues as that customer. */
  readonly Path: string;
}

/**
 * Impersonates a customer and loads `Path` as that customer, on the site of its country. Waits for a refresh that runs:
 * impersonation suspends the supporter's session, and a refresh that came after it would be refused and end both.
 */
export const impersonate = (api: ApiClient, body: Impersonation): Promise<void> =>
  leaveAs(
    () => afterRefreshes(navigator.locks, async () => (await api(CALLS.impersonate, { body })).ContinueAt),
    body.Path,
  );
