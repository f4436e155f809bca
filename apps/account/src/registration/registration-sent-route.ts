import type { PageHandle, RouteObject } from '@heizplatz/router';
import { ACCOUNT_PATHS } from '../account-paths';
import { RegistrationSentView } from './registration-sent-view';

/** A page of its own: a reload says the same again and sends nothing. */
export const registrationSentRoute: RouteObject = {
  path: ACCOUNT_PATHS.registrationSent,
  Component: RegistrationSentView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
};
