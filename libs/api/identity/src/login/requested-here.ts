import type { Cookies } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import type { MailedLink } from '../mailed-links/mailed-link';
import { hashToken } from '../session/opaque-token';

/**
 * Whether this browser requested the registration. Anyone may enter a password with someone else's e-mail, so the
 * input only counts where both come together: the mailbox, by its link, and the browser, by its HttpOnly hp_reg.
 */
export function isRequestedHere({ registrationHash }: Pick<MailedLink, 'registrationHash'>, cookies: Cookies): boolean {
  const token = cookies.get(COOKIES.registration);
  return token !== undefined && registrationHash !== null && hashToken(token) === registrationHash;
}
