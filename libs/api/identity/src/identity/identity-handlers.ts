import { supportInfo } from './support-info';
import { submitSecondFactor } from './submit-second-factor';
import { setPassword } from './set-password';
import { requestPasswordLink } from './request-password-link';
import { requestEmailChange } from './request-email-change';
import { register } from './register';
import { readLink } from './read-link';
import { impersonate } from './impersonate';
import { enrolSecondFactor } from './enrol-second-factor';
import { dropEmailChange } from './drop-email-change';
import { cookieLogin } from './cookie-login';
import { confirmRegistration } from './confirm-registration';
import { confirmEmailChange } from './confirm-email-change';
import { changePassword } from './change-password';
import { becomeCustomer } from './become-customer';
import { cacheRegistrationData } from './cache-registration-data';
import { getToken } from './get-token';
import { login } from './login';
import { logout } from './logout';
import { registrationData } from './registration-data';
import { renewSession } from './renew-session';

export const identityHandlers = [
  login,
  logout,
  getToken,
  cacheRegistrationData,
  registrationData,
  renewSession,
  becomeCustomer,
  changePassword,
  confirmEmailChange,
  confirmRegistration,
  cookieLogin,
  dropEmailChange,
  enrolSecondFactor,
  impersonate,
  readLink,
  register,
  requestEmailChange,
  requestPasswordLink,
  setPassword,
  submitSecondFactor,
  supportInfo,
];
