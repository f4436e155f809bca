import { supportInfo } from './support-info';
import { submitSecondFactor } from '../second-factor/submit-second-factor';
import { setPassword } from '../password/set-password';
import { requestPasswordLink } from '../password/request-password-link';
import { requestEmailChange } from '../email-change/request-email-change';
import { register } from '../registration/register';
import { readLink } from '../mailed-links/read-link';
import { impersonate } from './impersonate';
import { enrolSecondFactor } from '../second-factor/enrol-second-factor';
import { dropEmailChange } from '../email-change/drop-email-change';
import { continueImpersonation } from './continue-impersonation';
import { cookieLogin } from './cookie-login';
import { confirmRegistration } from '../registration/confirm-registration';
import { confirmEmailChange } from '../email-change/confirm-email-change';
import { changePassword } from '../password/change-password';
import { becomeCustomer } from '../registration/become-customer';
import { cacheRegistrationData } from '../registration/cache-registration-data';
import { getToken } from '../session/get-token';
import { login } from './login';
import { logout } from './logout';
import { registrationData } from '../registration/registration-data';
import { renewSession } from '../session/renew-session';

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
  continueImpersonation,
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
