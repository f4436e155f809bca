import { linkRoute } from '../token-page/link-route';
import { SetPasswordView } from './set-password-view';

export const setPasswordRoute = linkRoute({
  path: '/neues-kennwort-setzen/:token',
  purpose: 'password',
  Component: SetPasswordView,
});
