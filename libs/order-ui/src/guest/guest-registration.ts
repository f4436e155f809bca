import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, EmailAddress } from '@heizplatz/contract';
import * as v from 'valibot';

/**
 * Saves the registration data, then creates the guest, whose session is set by the response. Throws ProblemError.
 */
export async function registerGuest(api: ApiClient, email: string): Promise<void> {
  await api(CALLS.cacheRegistrationData, { body: { AuthData: { EmailAddress: email, IsGuest: true } } });
  await api(CALLS.registerGuest, { body: {} });
}

/** What is wrong with the e-mail address of a guest; null when nothing is. */
export function guestEmailIssue(email: string): 'REQUIRED' | 'EMAIL_INV' | null {
  if (v.safeParse(EmailAddress, email).success) return null;
  return email.trim() === '' ? 'REQUIRED' : 'EMAIL_INV';
}
