import type { Mail } from '@heizplatz/api-platform';
import { registrationConfirmationPath } from '@heizplatz/routes';
import { type Addressee, composeAccountMail, loginPage, getPage, paragraph, validUntil } from '../users/account-mail';
import { passwordButton } from '../password/password-mails';

/** Nothing that its sender wrote stands in it: else anybody could mail anybody through us. */
export const registrationMail = (addressee: Addressee, token: string): Mail =>
  composeAccountMail(addressee, 'registration', 'Bitte bestätigen Sie Ihr Kundenkonto', [
    paragraph(
      'mit dieser E-Mail-Adresse soll ein Kundenkonto angelegt werden. Bitte bestätigen Sie es auf der Seite, zu der dieser Link führt.',
    ),
    { kind: 'button', label: 'Kundenkonto bestätigen', href: getPage(addressee, registrationConfirmationPath(token)) },
    validUntil('registration', addressee),
    paragraph(
      'Sie wollten kein Kundenkonto? Dann tun Sie bitte nichts: Ohne Bestätigung wird keines angelegt, und wir löschen die Angaben.',
    ),
  ]);

export const alreadyRegisteredMail = (addressee: Addressee, passwordToken: string): Mail =>
  composeAccountMail(addressee, 'registration-known', 'Sie haben schon ein Kundenkonto', [
    paragraph(
      'mit dieser E-Mail-Adresse wollte sich gerade jemand registrieren. Sie gehört aber schon zu einem Kundenkonto. Sie können sich damit anmelden.',
    ),
    { kind: 'button', label: 'Anmelden', href: loginPage(addressee) },
    paragraph('Sie wissen Ihr Passwort nicht mehr? Dann setzen Sie ein neues.'),
    { ...passwordButton(addressee, passwordToken), isSecond: true },
    validUntil('password', addressee),
    paragraph('Das waren nicht Sie? Dann ist nichts zu tun: An Ihrem Konto hat sich nichts geändert.'),
  ]);
