import { type WithdrawalName } from '@heizplatz/country';
import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { WITHDRAW_PATH } from '@heizplatz/routes';
import { heading, list, text, type Page } from './page-text';

/** The alternatives to the two-step form (rule LAW-01), which displays this text below itself. */
export const withdrawNowPage =
  (withdrawal: WithdrawalName): Page =>
  ({ site, operator }) => ({
    path: WITHDRAW_PATH,
    title: WITHDRAWAL_WORDS[withdrawal].button,
    description: 'So widerrufen Sie eine Bestellung per E-Mail oder Post, ohne Anmeldung und ohne Gründe zu nennen.',
    blocks: [
      text('Sie müssen sich nicht anmelden und keinen Grund nennen. Unvollständige Angaben schaden nicht.'),
      heading('Per E-Mail'),
      text(
        `Schreiben Sie an ${operator.email}, Betreff „Widerruf“. Wir bestätigen den Eingang mit Inhalt, Datum und Uhrzeit und leiten Ihren Widerruf an den Händler weiter. Ebenso gut können Sie dem Händler direkt schreiben; seine Adresse steht in der Bestellbestätigung.`,
      ),
      heading('Per Post'),
      text(
        `Senden Sie den Brief an den Händler oder an ${operator.company}, ${operator.address}. Es zählt der Tag, an dem Sie ihn absenden.`,
      ),
      heading('Was darin stehen sollte'),
      list(
        'Ihr Name',
        'welcher Vertrag: Bestellnummer, oder Ware, Händler und Tag der Bestellung',
        'dass Sie widerrufen, und falls Sie nur einen Teil der Bestellung meinen, welchen',
        'eine E-Mail-Adresse oder Anschrift für die Bestätigung',
      ),
      text(
        `Fragen beantworten wir unter ${site.customerPhone}. Ihre Rechte und die Folgen erklärt die Widerrufsbelehrung am Fuß jeder Seite.`,
      ),
    ],
  });
