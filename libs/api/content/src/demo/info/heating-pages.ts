import { action, faq, h2, links, ol, p, picture, price, table, ul } from '../block-text';
import { type DemoInfoPage, type OfCountry, ofCountry } from '../demo-text';

const SUBSIDY: OfCountry<Readonly<Record<'text' | 'first' | 'office', string>>> = {
  DE: {
    text: 'In Deutschland läuft die Förderung neuer Heizungen über die Bundesförderung für effiziente Gebäude. Zuschüsse für private Eigentümer vergibt die KfW; Länder und Gemeinden legen mitunter etwas dazu. Ob und wie viel es gibt, hängt unter anderem vom Gebäude, vom Einkommen und vom Haushalt des Bundes ab.',
    first:
      'Liefervertrag mit aufschiebender Bedingung schließen, dann den Antrag stellen. Wer vorher beginnt, verliert den Anspruch meist.',
    office: 'die KfW, das BAFA und die Energieberatung der Verbraucherzentralen',
  },
  AT: {
    text: 'In Österreich gibt es Förderungen des Bundes für den Umstieg von Öl und Gas, dazu eigene der Bundesländer. Die Mittel sind begrenzt und werden in Runden vergeben; zwischen zwei Runden kann die Einreichung geschlossen sein.',
    first:
      'Zuerst registrieren und beraten lassen, dann bestellen. Rechnungen vor der Registrierung werden meist nicht anerkannt.',
    office: 'die Kommunalkredit Public Consulting, Ihr Land und die Energieberatung der Bundesländer',
  },
  CH: {
    text: 'In der Schweiz fördern Bund und Kantone gemeinsam über das Gebäudeprogramm. Welche Heizungen mit wie viel unterstützt werden, entscheidet der Kanton; einige Gemeinden geben zusätzlich einen Beitrag.',
    first: 'Gesuch einreichen und die Zusage abwarten, dann mit dem Bau beginnen.',
    office: 'die Energiefachstelle Ihres Kantons und die Gemeinde',
  },
};

const EXAMPLE: OfCountry<Readonly<Record<'perTon' | 'perHour' | 'year', string>>> = {
  DE: { perTon: '400 €', perHour: '8,3 Cent', year: '2.000 €' },
  AT: { perTon: '€ 410', perHour: '8,5 Cent', year: '€ 2.050' },
  CH: { perTon: 'CHF 520', perHour: '10,8 Rappen', year: 'CHF 2’600' },
};

const costs: DemoInfoPage = {
  slug: 'kosten-pro-kilowattstunde',
  topic: 'kosten',
  picture: 'costs',
  title: 'Was eine Kilowattstunde kostet',
  description:
    'Eine Tonne Pellets enthält 4.800 kWh. So rechnen Sie den Preis je Tonne in Wärme um und vergleichen ehrlich.',
  blocks: ({ iso, oil, cleanUp }) => {
    const { perTon, perHour, year } = ofCountry(EXAMPLE, iso);
    return [
      p(
        'Preise je Tonne, je Liter und je Kubikmeter lassen sich nicht vergleichen, Preise je Kilowattstunde schon. Die Rechnung ist kurz: **Preis je Tonne geteilt durch 4.800.**',
      ),
      price(20),
      h2('Ein Beispiel'),
      p(
        `Kostet die Tonne ${perTon}, dann kostet die Kilowattstunde im Brennstoff ${perHour}. Ein Haus mit einem Bedarf von 5 t gibt dafür im Jahr etwa ${year} aus.`,
      ),
      table(
        'Wie viel Energie in einer Einheit steckt',
        ['Brennstoff', 'Einheit', 'Energie|'],
        ['Pellets', '1 t', '4.800 kWh'],
        [oil, '100 l', '1.000 kWh'],
        ['Erdgas', '100 m³', '1.000 kWh'],
        ['Buche, lufttrocken', '1 Raummeter', '1.900 kWh'],
        ['Strom', '1 kWh', '1 kWh'],
      ),
      h2('Was die Rechnung nicht sagt'),
      ul(
        '**Wirkungsgrad:** Ein guter Pelletkessel macht aus 100 kWh Brennstoff rund 90 kWh Wärme, ein alter Ölkessel oft weniger.',
        '**Wärmepumpen** liefern je Kilowattstunde Strom ein Mehrfaches an Wärme. Vergleichen Sie dort den Strompreis geteilt durch die Jahresarbeitszahl.',
        `**Rundherum:** ${cleanUp}, Wartung, Strom für Gebläse und Schnecke kommen dazu, bei Pellets je Jahr wenige Prozent der Brennstoffkosten.`,
      ),
      action(
        'Ihr Preis, Ihr Ort',
        'Der Durchschnitt hilft beim Rechnen; gekauft wird vor Ort.',
        '/pelletpreise',
        'Pelletpreise ansehen',
      ),
    ];
  },
};

const subsidy: DemoInfoPage = {
  slug: 'foerderung',
  topic: 'kosten',
  picture: 'law',
  title: 'Förderung für Pelletheizungen',
  description:
    'Wer fördert, in welcher Reihenfolge man vorgeht und wo verlässliche Auskunft zu bekommen ist. Ohne Versprechen.',
  blocks: ({ iso }) => [
    p(
      'Förderungen ändern sich öfter als Heizungen. Diese Seite nennt deshalb **keine Beträge**, sondern wie man vorgeht, ohne einen Anspruch zu verlieren.',
    ),
    p(ofCountry(SUBSIDY, iso).text),
    h2('In dieser Reihenfolge'),
    ol(
      'Energieberatung: Was verbraucht das Haus, was ist in fünf Jahren geplant?',
      'Zwei bis drei Angebote von Heizungsbauern einholen, mit Lager und Abgasanlage.',
      ofCountry(SUBSIDY, iso).first,
      'Rechnungen, Zahlungsbelege und das Protokoll der Einregulierung sammeln.',
      'Nachweise innerhalb der Frist einreichen.',
    ),
    h2('Wo es Auskunft gibt'),
    p(
      `Verbindlich sind allein die Richtlinien am Tag des Antrags. Auskunft geben ${ofCountry(SUBSIDY, iso).office}. Wir vermitteln Brennstoffe und beraten nicht zu Förderungen.`,
    ),
    faq(
      ['Wird auch der Brennstoff gefördert?', 'In der Regel nicht. Gefördert werden Anlage, Lager und Einbau.'],
      [
        'Muss ich bestimmte Pellets verwenden?',
        'Manche Programme verlangen einen Brennstoff, für den der Kessel zugelassen ist. Mit Pellets der Klasse A1 sind Sie auf der sicheren Seite; heben Sie Lieferscheine auf.',
      ],
    ),
  ],
};

/** What is left when everything else is sorted out. */
const WASTE: OfCountry<string> = { DE: 'Restmüll', AT: 'Restmüll', CH: 'Kehricht' };

const ash: DemoInfoPage = {
  slug: 'asche-entsorgen',
  topic: 'heizen',
  picture: 'boiler',
  title: 'Wohin mit der Asche?',
  description:
    'Wie viel Asche anfällt, wann sie kalt ist, was in den Garten darf und was viel Asche über den Brennstoff verrät.',
  blocks: ({ iso }) => [
    p(
      'Pellets der Klasse A1 hinterlassen höchstens 0,7 % Asche. Aus 5 t im Jahr werden so **25 bis 35 kg**, ein bis zwei Eimer also.',
    ),
    h2('Erst kalt, dann weg'),
    p(
      'Unter grauer Asche kann sich Glut zwei Tage halten. Füllen Sie sie in einen Metalleimer mit Deckel, stellen Sie ihn ins Freie auf Stein und warten Sie **mindestens 48 Stunden**.',
    ),
    h2(`${ofCountry(WASTE, iso)} oder Beet?`),
    ul(
      `**${ofCountry(WASTE, iso)}** ist immer richtig, in einem verschlossenen Beutel, damit es nicht staubt.`,
      '**Garten** nur in kleinen Mengen: Asche enthält Kalk und Kalium, aber auch Schwermetalle aus dem Holz. Mehr als eine dünne Schicht im Jahr schadet dem Boden, saure Beete wie die der Heidelbeeren vertragen sie gar nicht.',
      '**Kompost** höchstens eine Handvoll.',
      '**Nie** die Feinasche aus dem Filter oder aus der Abgasanlage: In ihr sammelt sich, was schadet.',
    ),
    h2('Was die Asche verrät'),
    p(
      'Wird es plötzlich mehr oder bilden sich harte Klumpen, stimmt etwas nicht: Rinde oder Sand im Brennstoff, zu wenig Luft oder ein verschmutzter Brenner. Heben Sie eine Probe auf und rufen Sie erst den Wartungsdienst, dann den Händler.',
    ),
  ],
};

const comparison: DemoInfoPage = {
  slug: 'brennstoffe-im-vergleich',
  topic: 'heizen',
  picture: 'forest',
  title: 'Brennstoffe im Vergleich',
  description: ({ chips }) =>
    `Pellets, ${chips}, Scheite, Briketts, Öl und Gas: Energie, Platz, Arbeit und wofür sich jeder eignet.`,
  blocks: ({ oil, chips, firewood }) => [
    p(
      'Den besten Brennstoff gibt es nicht, nur den passenden. Platz, Zeit und das Haus entscheiden mehr als der Preis eines einzelnen Winters.',
    ),
    table(
      'Was eine Tonne Pellets ersetzt',
      ['Brennstoff', 'Menge für 4.800 kWh|', 'Platz|', 'Arbeit'],
      ['Holzpellets', '1 t', '1,5 m³', 'keine, außer Asche leeren'],
      [chips, '1,2 t', '6 m³', 'wenig, große Anlage'],
      [`${firewood} (Buche)`, '2,5 Raummeter', '2,5 m³', 'täglich nachlegen'],
      ['Holzbriketts', '1 t', '1 m³', 'täglich nachlegen'],
      [oil, '480 l', '0,5 m³', 'keine'],
      ['Erdgas', '480 m³', 'keiner', 'keine'],
    ),
    h2('Wofür sich was eignet'),
    ul(
      '**Pellets:** Ein- und Mehrfamilienhäuser, die ohne Handarbeit heizen wollen und einen trockenen Raum haben.',
      `**${chips}:** Höfe, Betriebe und Nahwärme, am besten mit eigenem Wald und viel Platz.`,
      `**${firewood} und Briketts:** Öfen im Wohnraum, als Zusatz an kalten Abenden.`,
      `**${oil} und Gas:** bestehende Anlagen bis zum Tausch. Für neue gelten in vielen Fällen Grenzen.`,
    ),
    picture('chips', `${chips}: viermal so viel Raum wie Pellets, dafür je Kilowattstunde meist am günstigsten.`),
    h2('Und das Klima?'),
    p(
      'Holz setzt beim Verbrennen frei, was der Baum gebunden hat. Ob das für das Klima aufgeht, hängt davon ab, wie der Wald bewirtschaftet wird und ob Reste oder ganze Stämme im Ofen landen. Pellets bestehen überwiegend aus Sägespänen. Sparsam heizen hilft in jedem Fall mehr als jeder Wechsel.',
    ),
    links(
      'Weiterlesen',
      ['/info-center/kosten-pro-kilowattstunde', 'Was eine Kilowattstunde kostet', 'die Rechnung in zwei Minuten'],
      ['/hackschnitzel', chips, 'Preise und Qualität'],
      ['/holzbriketts', 'Holzbriketts', 'Preise und Formen'],
    ),
  ],
};

export const HEATING_PAGES: readonly DemoInfoPage[] = [ash, comparison, costs, subsidy];
