import { BRAND, phoneHref } from '@heizplatz/country';
import { HELP_PATH, REPORT_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, links, list, text, type Page } from './page-text';

export const contactPage: Page = ({ site, operator }) => ({
  path: '/kontakt',
  title: 'Kontakt',
  description: `So erreichen Sie ${BRAND} ${site.inCountry}: Telefon, E-Mail, Anschrift und wer bei welcher Frage hilft.`,
  blocks: [
    text(`Montag bis Freitag von 8 bis 18 Uhr unter ${site.customerPhone}, jederzeit per E-Mail an ${operator.email}.`),
    heading('Wer hilft wobei?'),
    list(
      `${BRAND}: Fragen zu Preisen, zur Bestellung auf diesen Seiten und zu Ihrem Konto.`,
      'Ihr Händler: Liefertermin, Zufahrt, Rechnung und die Ware. Seine Telefonnummer steht in der Bestellung und in den E-Mails dazu.',
      `Pressestelle: ${site.pressPhone}.`,
    ),
    heading('Anschrift'),
    list(operator.company, operator.address),
    links(
      'Schnell erledigt',
      [phoneHref(site.customerPhone), 'Anrufen', site.customerPhone],
      [HELP_PATH, 'Häufige Fragen', 'Preise, Bestellung und Lieferung'],
      COUNTRY_TEXTS[site.iso].takeBackLink,
      [REPORT_PATH, 'Inhalte melden', 'Bewertungen, Händler und Seiten'],
      ['/presse', 'Presse', 'Zahlen, Diagramme und Logos'],
    ),
  ],
});
