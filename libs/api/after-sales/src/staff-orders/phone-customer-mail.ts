import { type Addressee, composeAccountMail, getPage, paragraph } from '@heizplatz/api-identity';
import type { Mail } from '@heizplatz/api-platform';
import { BRAND } from '@heizplatz/country';
import { setPasswordPath } from '@heizplatz/routes';

/** Notifies the customer who ordered on the phone of the account; login is not possible until the link is used. */
export const phoneCustomerMail = (addressee: Addressee, token: string): Mail =>
  composeAccountMail(addressee, 'phone-account', `Ihr Kundenkonto bei ${BRAND}`, [
    paragraph(
      'Sie haben mit unserem Kundendienst telefoniert. Damit wir Ihre Bestellung aufnehmen können, haben wir Ihnen ein Kundenkonto angelegt. Was Sie bestellen, bestätigen wir Ihnen mit einer eigenen Mail.',
    ),
    paragraph('Sie möchten Ihre Bestellungen auch selbst ansehen? Dann setzen Sie auf dieser Seite ein Passwort:'),
    {
      kind: 'button',
      label: 'Passwort setzen',
      href: getPage(addressee, setPasswordPath(token)),
    },
    {
      kind: 'note',
      text: 'Der Link gilt vier Tage und nur einmal. Später geht es über „Passwort vergessen“ bei der Anmeldung.',
    },
    paragraph(
      'Sie haben nicht mit uns telefoniert? Dann antworten Sie bitte auf diese Mail, und wir löschen das Konto.',
    ),
  ]);
