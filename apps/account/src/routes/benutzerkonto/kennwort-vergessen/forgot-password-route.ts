import { CALLS, EmailAddress } from '@heizplatz/contract';
import { returnPath } from '@heizplatz/identity';
import { fieldIssues } from '@heizplatz/form-ui';
import { pageAction, type PageHandle, refuseInvalid, type RouteObject } from '@heizplatz/router';
import { FORGOT_PASSWORD_PATH } from '@heizplatz/routes';
import { ForgotPasswordView } from './forgot-password-view';
import type { SentPasswordLink } from './sent-password-link';

export const forgotPasswordRoute: RouteObject = {
  path: FORGOT_PASSWORD_PATH,
  Component: ForgotPasswordView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  // The address of whom it was sent to stands in no address.
  action: pageAction(async ({ api, form, url }): Promise<SentPasswordLink> => {
    const email = (form.get('email') ?? '').trim();
    refuseInvalid({ email: fieldIssues(EmailAddress, email)[''] });
    const ReturnUrl = returnPath(url.searchParams.get('ReturnUrl'));
    await api(CALLS.requestPasswordLink, { body: { EmailAddress: email, ReturnUrl } });
    return { sentTo: email };
  }),
};
