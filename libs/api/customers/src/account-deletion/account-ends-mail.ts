import { type Addressee, composeAccountMail, loginPage, paragraph } from '@heizplatz/api-identity';
import { type Mail, momentText, periodText, TERMS } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';

/** To the customer of an account that was not used for years, a month before it ends. */
export function accountEndsMail(addressee: Addressee, endsAt: Date): Mail {
  const site = siteById(addressee.countryId);
  return composeAccountMail(addressee, 'account-ends', 'Ihr Kundenkonto endet', [
    paragraph(
      `Sie haben sich ${periodText(TERMS.account)} lang nicht angemeldet und nichts bestellt. Am ${momentText(endsAt, site)} löschen wir deshalb Ihr Kundenkonto mit Adressen und Einstellungen.`,
    ),
    paragraph('Möchten Sie es behalten? Dann melden Sie sich bis dahin einmal an, mehr ist nicht nötig.'),
    { kind: 'button', label: 'Anmelden und behalten', href: loginPage(addressee) },
    paragraph('Sie brauchen es nicht mehr? Dann ist nichts zu tun. Bestellen können Sie jederzeit auch ohne Konto.'),
  ]);
}
