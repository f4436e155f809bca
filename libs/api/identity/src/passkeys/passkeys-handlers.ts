import { addPasskey } from './add-passkey';
import { beginPasskeyEnrolment } from './begin-passkey-enrolment';
import { beginPasskeyLogin } from './begin-passkey-login';
import { passkeys } from './passkeys';
import { logInWithPasskey } from './log-in-with-passkey';
import { removePasskey } from './remove-passkey';

export const passkeysHandlers = [
  addPasskey,
  beginPasskeyEnrolment,
  beginPasskeyLogin,
  logInWithPasskey,
  passkeys,
  removePasskey,
];
