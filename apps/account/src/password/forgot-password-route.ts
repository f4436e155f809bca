import type { PageHandle, RouteObject } from '@heizplatz/router';
import { ForgotPasswordView } from './forgot-password-view';

export const forgotPasswordRoute: RouteObject = {
  path: '/benutzerkonto/kennwort-vergessen',
  Component: ForgotPasswordView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
};
