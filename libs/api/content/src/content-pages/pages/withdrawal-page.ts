import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { countryRules, type WithdrawalName } from '@heizplatz/country';
import type { PlainBlock } from '@heizplatz/contract';
import { WITHDRAWAL_NOTICE_PATH } from '@heizplatz/routes';
import { heading, list, text, type Page } from './page-text';

interface Law {
  readonly law: string;
  readonly free: string;
}

const LAWS: Readonly<Record<WithdrawalName, Law>> = {
  Widerruf: {
    law: 'Das Recht beruht auf §§312g, 355 und 356a BGB.',
    free: 'Auch bei Brennstoffen besteht das Widerrufsrecht, gleich was ein Händler schreibt.',
  },
  Rücktritt: {
    law: 'Das Recht beruht auf §§11 ff. FAGG.',
    free: 'Das gilt auch für Brennstoffe.',
  },
};

const MODEL_FORM = [
  heading('Muster-Widerrufsformular'),
  text('Wenn Sie den Vertrag widerrufen wollen, können Sie diesen Text ausfüllen und an den Händler senden:'),
  list(
    'An: Name, Anschrift und E-Mail-Adresse des Händlers (sie stehen in Ihrer Bestellbestätigung)',
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: …',
    'Bestellt am … / erhalten am …',
    'Bestellnummer: …',
    'Mein Name und meine Anschrift: …',
    'Datum; Unterschrift nur bei Mitteilung auf Papier',
  ),
];

const noticeBlocks = (button: string, { law, free }: Law): PlainBlock[] => [
  text(
    'Diese Belehrung gilt für Verbraucher. Vertragspartner ist der Händler, an den Sie den Widerruf richten; seine Belehrung mit Namen und Anschrift liegt Ihrer Bestellbestätigung bei.',
  ),
  heading('Ihr Recht'),
  text(
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen den Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte dritte Person, die nicht der Beförderer ist, die Ware in Besitz genommen haben, bei Teillieferungen die letzte. Vor der Lieferung können Sie jederzeit und kostenlos widerrufen.',
  ),
  text(`${free} ${law}`),
  heading('So üben Sie es aus'),
  text(
    `Es genügt eine eindeutige Erklärung an den Händler, etwa per Brief oder E-Mail. Den Weg finden Sie auf jeder Seite unter „${button}“, ohne Anmeldung. Das Muster unten müssen Sie nicht verwenden. Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor ihrem Ablauf absenden.`,
  ),
  heading('Folgen'),
  text(
    'Der Händler zahlt Ihnen alle Zahlungen einschließlich der Lieferkosten unverzüglich zurück, spätestens binnen vierzehn Tagen ab dem Eingang Ihres Widerrufs, auf dem Weg, auf dem Sie bezahlt haben, und ohne Entgelt. Er kann damit warten, bis er die Ware zurückhat. Der Händler holt die Ware ab und trägt die Kosten der Rücksendung. Für einen Wertverlust zahlen Sie nur, wenn er aus einem Umgang entstand, der zur Prüfung der Ware nicht nötig war.',
  ),
  heading('Wann das Recht erlischt'),
  text(
    'Es erlischt, wenn die Ware nach der Lieferung untrennbar mit anderen Gütern vermischt wurde, zum Beispiel mit dem Rest in Ihrem Lager. Das Einblasen in ein leeres Lager genügt dafür nicht.',
  ),
  ...MODEL_FORM,
];

const SWISS_BLOCKS = [
  text(
    'In der Schweiz gibt es für Bestellungen im Internet kein gesetzliches Widerrufsrecht. Es gelten die Stornobedingungen des Händlers, die Ihrer Bestellbestätigung beiliegen. Diese Regeln räumen alle Händler dieses Marktplatzes ein:',
  ),
  list(
    'Bis zur Annahme durch den Händler ist die Stornierung kostenlos.',
    'Danach ist sie bis drei Werktage vor dem Liefertermin kostenlos, später gegen die nachgewiesenen Kosten der Anfahrt.',
    'Nach der Lieferung ist sie ausgeschlossen. Rechte wegen Mängeln bleiben davon unberührt.',
  ),
  heading('So stornieren Sie'),
  text(
    'Auf der Seite Ihrer Bestellung, deren Link in der Bestellbestätigung steht, unter „Bestellung stornieren“. Sie können dem Händler auch schreiben oder ihn anrufen; Name, Anschrift und E-Mail stehen in der Bestellbestätigung. Nennen Sie die Bestellnummer. Unser Kundendienst leitet Ihre Nachricht weiter, wenn Sie ihn lieber anrufen.',
  ),
];

/** The notice with its model form; where the law gives no right, the dealers' terms of cancellation. */
export const withdrawalPage: Page = ({ site }) => {
  const { withdrawal } = countryRules(site.countryId);
  if (!withdrawal) {
    return {
      path: WITHDRAWAL_NOTICE_PATH,
      title: 'Stornierung',
      description: 'Bis wann und zu welchen Kosten Sie eine Bestellung in der Schweiz stornieren können.',
      blocks: SWISS_BLOCKS,
    };
  }
  const { button, noticeTitle } = WITHDRAWAL_WORDS[withdrawal];
  return {
    path: WITHDRAWAL_NOTICE_PATH,
    title: noticeTitle,
    description: `Wie Sie eine Bestellung ${site.inCountry} binnen 14 Tagen widerrufen, mit Muster.`,
    blocks: noticeBlocks(button, LAWS[withdrawal]),
  };
};
