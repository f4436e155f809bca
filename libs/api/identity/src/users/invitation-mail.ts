import { after, type Mail, momentText } from '@heizplatz/api-platform';
import { BRAND } from '@heizplatz/country';
import { siteById } from '@heizplatz/country';
import { setPasswordPath } from '@heizplatz/routes';
import { type Addressee, composeAccountMail, getPage, paragraph } from './account-mail';
import { INVITATION_TTL_SECONDS } from '../session/lifetimes';

export interface Invitation {
  readonly token: string;
  /** Who invites, by name. */
  readonly inviter: string;
  /** Whether its roles require an authenticator. */
  readonly needsSecondFactor: boolean;
}

/** To a new staff member: the link's page sets the password, the first login the second factor. */
export function invitationMail(addressee: Addressee, { token, inviter, needsSecondFactor }: Invitation): Mail {
  const until = momentText(after(addressee.now, INVITATION_TTL_SECONDS), siteById(addressee.countryId));
  return composeAccountMail(addressee, 'invitation', `Ihr Zugang bei ${BRAND}`, [
    paragraph(`${inviter} hat für Sie einen Zugang bei ${BRAND} angelegt. Setzen Sie als Erstes Ihr Passwort.`),
    { kind: 'button', label: 'Passwort setzen', href: getPage(addressee, setPasswordPath(token)) },
    { kind: 'note', text: `Der Link gilt bis ${until} und nur einmal.` },
    ...(needsSecondFactor
      ? [
          paragraph(
            'Bei der ersten Anmeldung richten Sie den zweiten Faktor ein. Halten Sie dafür eine App für Einmal-Codes bereit.',
          ),
        ]
      : []),
    paragraph('Sie erwarten diese Einladung nicht? Dann tun Sie bitte nichts: Ohne Passwort bleibt der Zugang zu.'),
  ]);
}
