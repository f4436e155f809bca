import { type Mail, type MailBlock, momentText } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { FORGOT_PASSWORD_PATH, setPasswordPath } from '@heizplatz/routes';
import { type Addressee, composeAccountMail, loginPage, getPage, paragraph, validUntil } from '../users/account-mail';

/** Leads to the page that sets a new one. */
export const passwordButton = (addressee: Addressee, token: string): MailBlock & { readonly kind: 'button' } => ({
  kind: 'button',
  label: 'Neues Passwort setzen',
  href: getPage(addressee, setPasswordPath(token)),
});

export const passwordLinkMail = (addressee: Addressee, token: string): Mail =>
  composeAccountMail(addressee, 'password-link', 'Neues Passwort setzen', [
    paragraph(
      'für Ihr Konto wurde ein neues Passwort angefordert. Auf der Seite, zu der dieser Link führt, können Sie es setzen. Danach sind Sie auf allen Geräten abgemeldet.',
    ),
    passwordButton(addressee, token),
    validUntil('password', addressee),
    paragraph('Das waren nicht Sie? Dann tun Sie bitte nichts: Ihr Passwort bleibt, wie es ist.'),
  ]);

export const noAccountMail = (addressee: Addressee): Mail =>
  composeAccountMail(addressee, 'password-unknown', 'Zu dieser E-Mail-Adresse gibt es kein Kundenkonto', [
    paragraph(
      'für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Zu ihr gibt es bei uns aber kein Kundenkonto. Vielleicht haben Sie sich mit einer anderen Adresse registriert oder als Gast bestellt.',
    ),
    { kind: 'button', label: 'Anmelden oder registrieren', href: loginPage(addressee) },
    paragraph('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

export const lockedAccountMail = (addressee: Addressee): Mail =>
  composeAccountMail(addressee, 'account-locked', 'Ihr Konto ist gesperrt', [
    paragraph(
      `Ihr Konto ist gesperrt, deshalb können wir Ihnen dafür keinen Link senden. Bitte wenden Sie sich an unseren Kundendienst: ${siteById(addressee.countryId).customerPhone}.`,
    ),
    paragraph('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

/** A password that came by link removes the passkeys too. */
export const passwordChangedMail = (addressee: Addressee, removed: { readonly passkeys: number }): Mail =>
  composeAccountMail(addressee, 'password-changed', 'Ihr Passwort wurde geändert', [
    paragraph(
      `das Passwort Ihres Kontos wurde am ${momentText(addressee.now, siteById(addressee.countryId))} geändert. Andere Geräte wurden dabei abgemeldet.`,
    ),
    ...(removed.passkeys > 0
      ? [paragraph('Ihre Passkeys wurden dabei entfernt. Sie können sie nach dem Anmelden neu einrichten.')]
      : []),
    paragraph('Das waren nicht Sie? Dann fordern Sie bitte gleich ein neues an, und rufen Sie uns an.'),
    { kind: 'button', label: 'Neues Passwort anfordern', href: getPage(addressee, FORGOT_PASSWORD_PATH) },
  ]);

export const triedAccountMail = (addressee: Addressee): Mail =>
  composeAccountMail(addressee, 'account-tried', 'Jemand versucht, sich an Ihrem Konto anzumelden', [
    paragraph(
      `bis zum ${momentText(addressee.now, siteById(addressee.countryId))} wurde mehrmals ein falsches Passwort für Ihr Konto eingegeben. Ihr Konto ist nicht gesperrt: In dem Browser, in dem Sie sich sonst anmelden, kommen Sie wie immer hinein. Andere müssen zwischen zwei Versuchen immer länger warten.`,
    ),
    paragraph(
      'Das waren Sie selbst? Dann ist nichts zu tun. Wenn Ihr Passwort auch anderswo gilt oder leicht zu erraten ist, setzen Sie bitte ein neues.',
    ),
    { kind: 'button', label: 'Neues Passwort anfordern', href: getPage(addressee, FORGOT_PASSWORD_PATH) },
  ]);
