import { type Mail, type MailBlock, momentText } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { FORGOT_PASSWORD_PATH } from '@heizplatz/routes';
import { type Addressee, composeAccountMail, getPage, paragraph } from '../users/account-mail';

const moment = ({ now, countryId }: Addressee): string => momentText(now, siteById(countryId));

/** A new password by link removes every passkey (set-password.ts). */
const notMe = (addressee: Addressee): readonly MailBlock[] => [
  paragraph(
    'Das waren nicht Sie? Dann fordern Sie bitte gleich ein neues Passwort an. Damit enden alle Anmeldungen, und alle Passkeys des Kontos werden entfernt.',
  ),
  { kind: 'button', label: 'Neues Passwort anfordern', href: getPage(addressee, FORGOT_PASSWORD_PATH) },
];

export const passkeyAddedMail = (addressee: Addressee, name: string): Mail =>
  composeAccountMail(addressee, 'passkey-added', 'Ein Passkey wurde eingerichtet', [
    paragraph(
      `am ${moment(addressee)} wurde für Ihr Konto der Passkey „${name}“ eingerichtet. Mit ihm können Sie sich ohne Passwort anmelden.`,
    ),
    ...notMe(addressee),
  ]);

export const passkeyRemovedMail = (addressee: Addressee, name: string): Mail =>
  composeAccountMail(addressee, 'passkey-removed', 'Ein Passkey wurde entfernt', [
    paragraph(
      `am ${moment(addressee)} wurde der Passkey „${name}“ aus Ihrem Konto entfernt. Mit ihm kann sich niemand mehr anmelden.`,
    ),
    ...notMe(addressee),
  ]);
