import { answerSupportInfo } from './support-info';
import { answerSubmitSecondFactor } from './submit-second-factor';
import { answerSetPassword } from './set-password';
import { answerRequestPasswordLink } from './request-password-link';
import { answerRequestEmailChange } from './request-email-change';
import { answerRegister } from './register';
import { answerReadLink } from './read-link';
import { answerImpersonate } from './impersonate';
import { answerEnrolSecondFactor } from './enrol-second-factor';
import { answerDropEmailChange } from './drop-email-change';
import { answerCookieLogin } from './cookie-login';
import { answerConfirmRegistration } from './confirm-registration';
import { answerConfirmEmailChange } from './confirm-email-change';
import { answerChangePassword } from './change-password';
import { answerBecomeCustomer } from './become-customer';
import { answerCacheRegistrationData } from './cache-registration-data';
import { answerGetToken } from './get-token';
import { answerLogin } from './login';
import { answerLogout } from './logout';
import { answerRegistrationData } from './read-registration-data';
import { answerRenewSession } from './renew-session';

export const identityHandlers = [
  answerLogin,
  answerLogout,
  answerGetToken,
  answerCacheRegistrationData,
  answerRegistrationData,
  answerRenewSession,
  answerBecomeCustomer,
  answerChangePassword,
  answerConfirmEmailChange,
  answerConfirmRegistration,
  answerCookieLogin,
  answerDropEmailChange,
  answerEnrolSecondFactor,
  answerImpersonate,
  answerReadLink,
  answerRegister,
  answerRequestEmailChange,
  answerRequestPasswordLink,
  answerSetPassword,
  answerSubmitSecondFactor,
  answerSupportInfo,
];
