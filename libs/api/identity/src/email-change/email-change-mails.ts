import { type Mail, momentText } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { MASTER_DATA_PATH, emailChangePath } from '@heizplatz/routes';
import { type Addressee, composeAccountMail, loginPage, getPage, paragraph, validUntil } from '../users/account-mail';
import { maskedEmail } from '../mailed-links/mailed-link';

export const emailChangeMail = (addressee: Addressee, token: string): Mail =>
  composeAccountMail(addressee, 'email-change', 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', [
    paragraph(
      'diese E-Mail-Adresse soll künftig zu einem Konto bei uns gehören. Bitte bestätigen Sie das auf der Seite, zu der dieser Link führt, angemeldet noch mit der bisherigen Adresse. Bis dahin gilt diese.',
    ),
    {
      kind: 'button',
      label: 'E-Mail-Adresse bestätigen',
      href: getPage(addressee, emailChangePath(token)),
    },
    validUntil('email-change', addressee),
    paragraph('Das waren nicht Sie? Dann tun Sie bitte nichts: Ohne Bestätigung ändert sich nichts.'),
  ]);

export const emailTakenMail = (addressee: Addressee): Mail =>
  composeAccountMail(addressee, 'email-change-taken', 'Diese E-Mail-Adresse gehört schon zu einem Konto', [
    paragraph(
      'diese E-Mail-Adresse sollte als neue Adresse eines Kontos eingetragen werden. Sie gehört aber schon zu einem anderen Konto bei uns, deshalb hat sich nichts geändert.',
    ),
    { kind: 'button', label: 'Anmelden', href: loginPage(addressee) },
    paragraph('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

/** To the mailbox of the login, whose owner may not have requested the change. */
export const emailChangeRequestedMail = (addressee: Addressee, newEmail: string): Mail =>
  composeAccountMail(
    { ...addressee, isProven: true },
    'email-change-asked',
    'Ihre E-Mail-Adresse soll geändert werden',
    [
      paragraph(
        `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${maskedEmail(newEmail)}. Sie gilt, sobald sie dort bestätigt wird.`,
      ),
      paragraph(
        'Das waren nicht Sie? Dann melden Sie sich bitte an, verwerfen Sie die Änderung in Ihren Stammdaten und ändern Sie Ihr Passwort.',
      ),
      { kind: 'button', label: 'Zu den Stammdaten', href: getPage(addressee, MASTER_DATA_PATH) },
    ],
  );

export const emailChangedMail = (addressee: Addressee, newEmail: string): Mail =>
  composeAccountMail(addressee, 'email-changed', 'Ihre E-Mail-Adresse wurde geändert', [
    paragraph(
      `zu Ihrem Konto gehört seit ${momentText(addressee.now, siteById(addressee.countryId))} die E-Mail-Adresse ${maskedEmail(newEmail)}. Mit der bisherigen können Sie sich nicht mehr anmelden.`,
    ),
    paragraph(
      `Das waren nicht Sie? Dann rufen Sie uns bitte gleich an: ${siteById(addressee.countryId).customerPhone}.`,
    ),
  ]);

/** To the new mailbox of an e-mail that was mistyped; support has entered it. */
export const emailCorrectionMail = (addressee: Addressee, token: string): Mail =>
  composeAccountMail(addressee, 'email-change', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', [
    paragraph(
      'unser Kundendienst hat diese E-Mail-Adresse auf Wunsch eines Kunden eingetragen, dessen bisherige Adresse nicht stimmt. Bitte bestätigen Sie auf der Seite, zu der dieser Link führt, dass sie Ihnen gehört. Bis dahin ändert sich nichts.',
    ),
    { kind: 'button', label: 'E-Mail-Adresse bestätigen', href: getPage(addressee, emailChangePath(token)) },
    validUntil('email-change', addressee),
    paragraph('Sie haben uns nicht darum gebeten? Dann tun Sie bitte nichts: Ohne Bestätigung ändert sich nichts.'),
  ]);

/** To the old mailbox: its reader may be the customer, whom somebody else pretended to be. */
export const emailCorrectionAnnouncedMail = (addressee: Addressee, newEmail: string): Mail =>
  composeAccountMail(addressee, 'email-change-asked', 'Eine E-Mail-Adresse soll berichtigt werden', [
    paragraph(
      `unser Kundendienst wurde gebeten, diese E-Mail-Adresse durch eine andere zu ersetzen: ${maskedEmail(newEmail)}. Sie gilt, sobald sie dort bestätigt wird. Bis dahin gilt die bisherige.`,
    ),
    paragraph(
      `Sie sind unser Kunde und haben nicht darum gebeten? Dann rufen Sie uns bitte gleich an: ${siteById(addressee.countryId).customerPhone}.`,
    ),
  ]);
