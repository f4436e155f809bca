import type { PageHandle, RouteObject } from '@heizplatz/router';
import { REGISTRATION_SENT_PATH } from '@heizplatz/routes';
import { RegistrationSentView } from './registration-sent-view';

/** A separate page: a reload displays the same again and sends nothing. */
export const registrationSentRoute: RouteObject = {
  path: REGISTRATION_SENT_PATH,
  Component: RegistrationSentView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
};
