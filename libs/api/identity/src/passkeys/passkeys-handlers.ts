import { answerAddPasskey } from './add-passkey';
import { answerBeginPasskeyEnrolment } from './begin-passkey-enrolment';
import { answerBeginPasskeyLogin } from './begin-passkey-login';
import { answerPasskeys } from './list-passkeys';
import { answerLogInWithPasskey } from './log-in-with-passkey';
import { answerRemovePasskey } from './remove-passkey';

export const passkeysHandlers = [
  answerAddPasskey,
  answerBeginPasskeyEnrolment,
  answerBeginPasskeyLogin,
  answerLogInWithPasskey,
  answerPasskeys,
  answerRemovePasskey,
];
