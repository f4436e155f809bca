import { answerCacheRegistrationData } from './cache-registration-data';
import { answerGetToken } from './get-token';
import { answerLogin } from './login';
import { answerLogout } from './logout';
import { answerRegistrationData } from './read-registration-data';
import { answerRegisterGuest } from './register-guest';
import { answerRenewSession } from './renew-session';

export const identityHandlers = [
  answerLogin,
  answerLogout,
  answerGetToken,
  answerCacheRegistrationData,
  answerRegistrationData,
  answerRegisterGuest,
  answerRenewSession,
];
