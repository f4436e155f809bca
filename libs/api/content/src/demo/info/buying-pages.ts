import { action, faq, h2, links, ol, p, picture, table, ul } from '../block-text';
import type { DemoInfoPage } from '../demo-text';

const quality: DemoInfoPage = {
  slug: 'qualitaet-und-zertifikate',
  topic: 'qualitaet',
  picture: 'quality',
  title: 'Qualität erkennen: was hinter A1 steckt',
  description:
    'Asche, Feuchte, Feinanteil und Festigkeit: welche Werte gute Pellets haben und was ENplus A1 und DINplus zusichern.',
  blocks: () => [
    p(
      'Pellets sehen sich ähnlich, brennen aber verschieden. Die Norm **EN ISO 17225-2** teilt sie in Klassen; für Haushalte ist **A1** gedacht. Die Zertifikate ENplus und DINplus beruhen auf ihr und lassen zusätzlich Herstellung, Lager und zum Teil die Lieferung prüfen.',
    ),
    table(
      'Was die Klasse A1 verlangt',
      ['Merkmal', 'Wert|', 'Warum es zählt'],
      ['Asche', 'höchstens 0,7 %', 'seltener leeren, weniger Schlacke'],
      ['Wasser', 'höchstens 10 %', 'mehr Wärme, kein Zerfall'],
      ['Feinanteil lose', 'höchstens 1 %', 'Staub stört Schnecke und Brenner'],
      ['Festigkeit', 'mindestens 98 %', 'übersteht Schlauch und Bögen'],
      ['Heizwert', 'mindestens 4,6 kWh/kg', 'meist sind es 4,8 bis 4,9'],
      ['Durchmesser', '6 oder 8 mm', 'passend zur Fördertechnik'],
    ),
    h2('Ein Test für zu Hause'),
    ul(
      '**Glas Wasser:** Gute Pellets sinken. Was schwimmt, ist zu leicht gepresst.',
      '**Finger:** Sie sollen glatt und glänzend sein und sich nicht zerreiben lassen.',
      '**Nase:** Es riecht nach Holz. Ein scharfer oder chemischer Geruch gehört nicht dazu.',
      '**Sieb:** Sieben Sie 1 kg mit 3 mm Maschen. Mehr als 10 g Staub aus dem Sack sind zu viel.',
    ),
    picture('pellets', 'Glatte Oberfläche und gleichmäßige Länge zeigen, dass sauber gepresst wurde.'),
    h2('Hell oder dunkel?'),
    p(
      'Die Farbe sagt wenig. Helle Pellets kommen oft aus Fichte, dunklere enthalten Lärche, Buche oder etwas Rinde. Entscheidend sind die Werte auf dem Lieferschein und eine Nummer, über die sich der Hersteller finden lässt.',
    ),
    faq(
      [
        'Muss es ENplus sein?',
        'Viele Hersteller von Kesseln verlangen A1 für ihre Garantie; ein Zertifikat ist der einfachste Nachweis. In der Liste der Händler können Sie danach filtern.',
      ],
      [
        'Was ist der Unterschied zu DINplus?',
        'Beide sichern vergleichbare Werte zu. ENplus prüft auch Zwischenlager und Lieferung durch den Händler, DINplus vor allem das Produkt ab Werk.',
      ],
      [
        'Darf ich Sorten mischen?',
        'Technisch ja, wenn alle zur Klasse A1 gehören. Stellen Sie den Kessel danach nicht neu ein, sondern beobachten Sie Asche und Flamme einige Tage.',
      ],
    ),
  ],
};

const sacks: DemoInfoPage = {
  slug: 'lose-sackware-oder-big-bag',
  topic: 'qualitaet',
  picture: 'sacks',
  title: 'Lose, Sackware oder Big Bag?',
  description: 'Drei Wege, dieselbe Wärme zu kaufen: was sie kosten, wie viel Platz und wie viel Arbeit sie brauchen.',
  blocks: () => [
    p(
      'Der Brennstoff ist derselbe, die Verpackung macht den Unterschied. Je Tonne ist lose Ware am günstigsten, Sackware am teuersten; dafür lässt sie sich tragen und im Baumarkt ergänzen.',
    ),
    table(
      'Die drei Formen',
      ['Merkmal', 'Lose', 'Sackware', 'Big Bag'],
      ['Menge', 'ab 1 t', '15 kg je Sack, 48 bis 66 Säcke je Palette', '800 bis 1.000 kg'],
      ['Anlieferung', 'Silowagen mit Schlauch', 'Palette mit Hebebühne', 'Kran oder Stapler'],
      ['Platz', 'eigenes Lager', 'trockene Garage', 'trockener Schuppen mit hoher Tür'],
      ['Arbeit', 'keine', 'täglich ein bis zwei Säcke', 'Entnahme von unten'],
    ),
    p(
      '**Achten Sie auf das Gewicht der Palette.** Sie wiegt je nach Händler 720 bis 990 kg. Deshalb steht bei Paletten neben dem Preis immer auch der Preis je Tonne.',
    ),
    links(
      'Preise vergleichen',
      ['/holzpellets-lose/angebotsliste', 'Holzpellets lose', 'eingeblasen mit dem Silowagen'],
      ['/holzpellets-sackware/angebotsliste', 'Holzpellets Sackware', 'auf Paletten'],
      ['/holzpellets-bigbags/angebotsliste', 'Holzpellets Big Bags', 'für kleine Anlagen ohne Lagerraum'],
    ),
  ],
};

const delivery: DemoInfoPage = {
  slug: 'pellets-liefern-und-einblasen',
  topic: 'lieferung',
  picture: 'delivery',
  title: 'So läuft eine Lieferung ab',
  description:
    'Vom Anruf des Fahrers bis zum Wiegeschein: wie Pellets eingeblasen werden und was Sie vorbereiten sollten.',
  blocks: ({ lorry, tax }) => [
    p(
      'Eine Lieferung dauert selten länger als eine Stunde. Wenn alles bereit ist, geht sie schneller und der Feinanteil im Lager bleibt klein.',
    ),
    h2('Vorher'),
    ol(
      '**Zufahrt prüfen.** Ein Silowagen ist etwa 10 m lang, 2,55 m breit und bis 4 m hoch. Äste und niedrige Tore melden Sie am besten schon bei der Bestellung.',
      '**Kessel abschalten**, wie der Hersteller es verlangt, meist ein bis zwei Stunden vorher. Sonst kann Rauch ins Lager gesaugt werden.',
      '**Stutzen freiräumen** und eine Steckdose mit 230 V für das Sauggebläse zeigen.',
      '**Restbestand** ansehen und die Prallmatte prüfen.',
    ),
    h2('Während des Einblasens'),
    p(
      `Der Fahrer kuppelt zwei Schläuche an: einer bringt Pellets, der andere saugt die Luft ab und filtert den Staub. Bleiben Sie erreichbar. Der ${lorry} wiegt mit, was er abgibt; der Schein wird zusammen mit Uhrzeit und Nummer der Waage gedruckt.`,
    ),
    h2('Danach'),
    ul(
      'Wiegeschein mit der Bestellung vergleichen. Abgerechnet wird das gelieferte Gewicht.',
      'Lieferschein aufheben: Auf ihm stehen Klasse, Hersteller und Charge.',
      'Lager mindestens vier Stunden geschlossen lassen, dann lüften.',
      'Staub am Stutzen? Sofort notieren und dem Händler mit Bild melden.',
    ),
    faq(
      [
        'Was, wenn weniger ins Lager passt?',
        'Dann wird weniger berechnet. Liegt die Menge mehr als 10 % unter der Bestellung, kann die Staffel des Händlers für kleinere Mengen gelten, wenn er das im Angebot so nennt.',
      ],
      [
        'Muss ich dabei sein?',
        'Es ist besser. Wer nicht kann, vereinbart mit dem Händler, wer Stutzen und Stromanschluss zeigt.',
      ],
      [
        `Ist die Lieferung im Preis enthalten?`,
        `Ja. Unsere Preise enthalten ${tax} und Lieferung. Der Anteil steht bei jedem Angebot einzeln.`,
      ],
    ),
    action('Termin im Blick', 'Jedes Angebot nennt den spätesten Liefertermin.', '/', 'Angebote ansehen'),
  ],
};

const together: DemoInfoPage = {
  slug: 'mit-nachbarn-bestellen',
  topic: 'lieferung',
  picture: 'costs',
  title: 'Gemeinsam bestellen',
  description:
    'Zwei bis neun Haushalte einer Postleitzahl, eine Fahrt, ein besserer Preis: so funktioniert die Sammelbestellung.',
  blocks: () => [
    p(
      'Die Fahrt ist ein großer Teil der Kosten. Teilen sich mehrere Haushalte einen Silowagen, sinkt der Preis je Tonne für alle: Es zählt die **gesamte Menge**, auch wenn jeder nur zwei Tonnen nimmt.',
    ),
    h2('So geht es'),
    ol(
      'Im Rechner unter „Optionen“ die Zahl der Lieferstellen wählen, zwei bis neun. Alle liegen in derselben Postleitzahl.',
      'Die Menge ist die Summe. Je Haushalt gilt eine Mindestmenge, zusammen höchstens 20.000 kg.',
      'Im Bestellablauf bekommt jede Lieferstelle ihre Adresse, ihre Menge und auf Wunsch ihre eigene Rechnung.',
      'Der Händler liefert in einer Fahrt und wiegt an jeder Stelle.',
    ),
    p(
      'Für jede weitere Stelle berechnet der Händler einmal das Einblasen, dafür rückt die Menge in eine günstigere Staffel. Ob es sich lohnt, zeigt der Vergleich sofort.',
    ),
    faq(
      [
        'Wer haftet, wenn ein Nachbar nicht zahlt?',
        'Mit getrennten Rechnungen jeder für seinen Teil. Ohne sie ist die bestellende Person Vertragspartnerin.',
      ],
      [
        'Was, wenn mehr als 20 t gebraucht werden?',
        'Dann fragen Sie eine [Großmenge](/holzpellets-lose/grossmenge-anfragen) an. Händler melden sich mit einem eigenen Angebot.',
      ],
    ),
  ],
};

export const BUYING_PAGES: readonly DemoInfoPage[] = [quality, sacks, delivery, together];
