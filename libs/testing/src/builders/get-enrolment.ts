import type { CallResponse, CALLS } from '@heizplatz/contract';

/** A new secret for an authenticator with its recovery codes. */
export const getEnrolment = (): CallResponse<typeof CALLS.enrolSecondFactor> => ({
  Secret: 'JBSWY3DPEHPK3PXP',
  Uri: 'otpauth://totp/Heizplatz:support%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Heizplatz',
  QrSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
  RecoveryCodes: ['k4f7-92mq', 'x8hd-31tz', 'p0vw-77ra', 'c5nj-64be'],
});
