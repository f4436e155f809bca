import { siteAddress, siteById, type CountryId, type Site } from '@heizplatz/country';
import type { Config } from '../config';
import { composeMail } from '../outbox/compose-mail';
import type { Mail } from '../outbox/mail';
import type { MailBlock } from '../outbox/mail-block';
import { momentText } from '../outbox/moment-text';
import { after } from './lifetimes';
import { LINK_TTL_SECONDS, maskedEmail } from './mailed-link';

/** To whom, from which site. */
export interface Addressee {
  readonly countryId: CountryId;
  readonly to: string;
  readonly config: Config;
  readonly now: Date;
}

const text = (content: string): MailBlock => ({ kind: 'text', text: content });

/** A page of the site; its address comes from configuration, never from a request. */
function pageOf({ countryId, config }: Addressee, path: string): string {
  return siteAddress(siteById(countryId), { production: config.mode === 'production', port: config.publicPort }) + path;
}

const loginPage = (addressee: Addressee): string => pageOf(addressee, '/benutzerkonto/anmeldung');

const validUntil = (purpose: keyof typeof LINK_TTL_SECONDS, { now }: Addressee, site: Site): MailBlock => ({
  kind: 'note',
  text: `Der Link gilt bis ${momentText(after(now, LINK_TTL_SECONDS[purpose]), site)} und nur einmal.`,
});

function compose(addressee: Addressee, kind: string, subject: string, blocks: readonly MailBlock[]): Mail {
  const site = siteById(addressee.countryId);
  return composeMail({ site, kind, to: addressee.to, subject, blocks: [text('Guten Tag,'), ...blocks] });
}

const siteOf = ({ countryId }: Addressee): Site => siteById(countryId);

/** Nothing that its sender wrote stands in it: else anybody could mail anybody through us. */
export const registrationMail = (addressee: Addressee, token: string): Mail =>
  compose(addressee, 'registration', 'Bitte bestätigen Sie Ihr Kundenkonto', [
    text(
      'mit dieser E-Mail-Adresse soll ein Kundenkonto angelegt werden. Bitte bestätigen Sie es auf der Seite, zu der dieser Link führt.',
    ),
    { kind: 'button', label: 'Kundenkonto bestätigen', href: pageOf(addressee, `/registrierung-bestaetigen/${token}`) },
    validUntil('registration', addressee, siteOf(addressee)),
    text(
      'Sie wollten kein Kundenkonto? Dann tun Sie bitte nichts: Ohne Bestätigung wird keines angelegt, und wir löschen die Angaben.',
    ),
  ]);

const passwordButton = (addressee: Addressee, token: string): MailBlock => ({
  kind: 'button',
  label: 'Neues Kennwort setzen',
  href: pageOf(addressee, `/neues-kennwort-setzen/${token}`),
});

export const alreadyRegisteredMail = (addressee: Addressee, passwordToken: string): Mail =>
  compose(addressee, 'registration-known', 'Sie haben schon ein Kundenkonto', [
    text(
      'mit dieser E-Mail-Adresse wollte sich gerade jemand registrieren. Sie gehört aber schon zu einem Kundenkonto. Sie können sich damit anmelden.',
    ),
    { kind: 'button', label: 'Anmelden', href: loginPage(addressee) },
    text('Sie wissen Ihr Kennwort nicht mehr? Dann setzen Sie ein neues.'),
    passwordButton(addressee, passwordToken),
    validUntil('password', addressee, siteOf(addressee)),
    text('Das waren nicht Sie? Dann ist nichts zu tun: An Ihrem Konto hat sich nichts geändert.'),
  ]);

export const passwordLinkMail = (addressee: Addressee, token: string): Mail =>
  compose(addressee, 'password-link', 'Neues Kennwort setzen', [
    text(
      'für Ihr Konto wurde ein neues Kennwort angefordert. Auf der Seite, zu der dieser Link führt, können Sie es setzen. Danach sind Sie auf allen Geräten abgemeldet.',
    ),
    passwordButton(addressee, token),
    validUntil('password', addressee, siteOf(addressee)),
    text('Das waren nicht Sie? Dann tun Sie bitte nichts: Ihr Kennwort bleibt, wie es ist.'),
  ]);

export const noAccountMail = (addressee: Addressee): Mail =>
  compose(addressee, 'password-unknown', 'Zu dieser E-Mail-Adresse gibt es kein Kundenkonto', [
    text(
      'für diese E-Mail-Adresse wurde ein neues Kennwort angefordert. Zu ihr gibt es bei uns aber kein Kundenkonto. Vielleicht haben Sie sich mit einer anderen Adresse registriert oder als Gast bestellt.',
    ),
    { kind: 'button', label: 'Anmelden oder registrieren', href: loginPage(addressee) },
    text('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

export const lockedAccountMail = (addressee: Addressee): Mail =>
  compose(addressee, 'account-locked', 'Ihr Konto ist gesperrt', [
    text(
      `Ihr Konto ist gesperrt, deshalb können wir Ihnen dafür keinen Link senden. Bitte wenden Sie sich an unseren Kundendienst: ${siteOf(addressee).customerPhone}.`,
    ),
    text('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

export const passwordChangedMail = (addressee: Addressee): Mail =>
  compose(addressee, 'password-changed', 'Ihr Kennwort wurde geändert', [
    text(
      `das Kennwort Ihres Kontos wurde am ${momentText(addressee.now, siteOf(addressee))} geändert. Andere Geräte wurden dabei abgemeldet.`,
    ),
    text('Das waren nicht Sie? Dann fordern Sie bitte gleich ein neues Kennwort an und rufen Sie uns an.'),
    { kind: 'button', label: 'Zur Anmeldung', href: loginPage(addressee) },
  ]);

export const emailChangeMail = (addressee: Addressee, token: string): Mail =>
  compose(addressee, 'email-change', 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', [
    text(
      'diese E-Mail-Adresse soll künftig zu einem Konto bei uns gehören. Bitte bestätigen Sie das auf der Seite, zu der dieser Link führt. Bis dahin gilt die bisherige Adresse.',
    ),
    {
      kind: 'button',
      label: 'E-Mail-Adresse bestätigen',
      href: pageOf(addressee, `/email-anpassung-bestaetigen/${token}`),
    },
    validUntil('email-change', addressee, siteOf(addressee)),
    text('Das waren nicht Sie? Dann tun Sie bitte nichts: Ohne Bestätigung ändert sich nichts.'),
  ]);

export const emailTakenMail = (addressee: Addressee): Mail =>
  compose(addressee, 'email-change-taken', 'Diese E-Mail-Adresse gehört schon zu einem Konto', [
    text(
      'diese E-Mail-Adresse sollte als neue Adresse eines Kontos eingetragen werden. Sie gehört aber schon zu einem anderen Konto bei uns, deshalb hat sich nichts geändert.',
    ),
    { kind: 'button', label: 'Anmelden', href: loginPage(addressee) },
    text('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);

/** To the old mailbox, whose owner may not be the one who asks. */
export const emailChangeAskedMail = (addressee: Addressee, newEmail: string): Mail =>
  compose(addressee, 'email-change-asked', 'Ihre E-Mail-Adresse soll geändert werden', [
    text(
      `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${maskedEmail(newEmail)}. Sie gilt, sobald sie dort bestätigt wird.`,
    ),
    text(
      'Das waren nicht Sie? Dann melden Sie sich bitte an, verwerfen Sie die Änderung in Ihren Stammdaten und ändern Sie Ihr Kennwort.',
    ),
    { kind: 'button', label: 'Zu den Stammdaten', href: pageOf(addressee, '/kunde/stammdaten') },
  ]);

export const emailChangedMail = (addressee: Addressee, newEmail: string): Mail =>
  compose(addressee, 'email-changed', 'Ihre E-Mail-Adresse wurde geändert', [
    text(
      `zu Ihrem Konto gehört seit ${momentText(addressee.now, siteOf(addressee))} die E-Mail-Adresse ${maskedEmail(newEmail)}. Mit der bisherigen können Sie sich nicht mehr anmelden.`,
    ),
    text(`Das waren nicht Sie? Dann rufen Sie uns bitte gleich an: ${siteOf(addressee).customerPhone}.`),
  ]);
