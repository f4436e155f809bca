import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { renderSVG } from 'uqr';
import { runningLoginStep } from '../login/login-step';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { replaceSecondFactor } from './second-factor-repository';
import { sealSecret } from './second-factor-secret';
import { newTotpSecret, totpUri } from './totp';

/** CONFLICT once one is active: knowing the password alone must not suffice to replace it. */
export const enrolSecondFactor = defineHandler(CALLS.enrolSecondFactor, async (_, context) => {
  const { db, clock, services, log } = context;
  const { account } = await runningLoginStep(context);
  const Secret = newTotpSecret();
  const RecoveryCodes = newRecoveryCodes();
  const factor = {
    userId: account.id,
    secretEncrypted: sealSecret(Secret, account.id, services.config.secrets),
    createdAt: clock(),
    codeHashes: RecoveryCodes.map(hashRecoveryCode),
  };
  const isNew = await db.transaction((tx) => replaceSecondFactor(tx, factor));
  if (!isNew) throw problem('CONFLICT', { detail: 'Der zweite Faktor ist schon eingerichtet.' });
  log.info({ userId: account.id }, 'second factor made');
  const Uri = totpUri(Secret, account.email);
  return { Secret, Uri, QrSvg: renderSVG(Uri), RecoveryCodes };
});
