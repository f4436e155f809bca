import { computeStoreSize } from '@heizplatz/calculator';
import { formatNumber, SITES } from '@heizplatz/country';
import { action, faq, h2, ol, p, picture, table, ul } from '../block-text';
import type { DemoInfoPage } from '../demo-text';

const storing: DemoInfoPage = {
  slug: 'pellets-richtig-lagern',
  topic: 'lager',
  picture: 'store',
  title: 'Pellets richtig lagern',
  description:
    'Trocken, dicht und belüftet: was ein Pelletlager braucht, woran man Feuchte erkennt und was vor jeder Füllung zu prüfen ist.',
  blocks: ({ lorry }) => [
    p(
      'Pellets bestehen aus gepressten Spänen. Solange sie trocken bleiben, halten sie jahrelang; werden sie nass, quellen sie auf und zerfallen binnen Stunden. Ein gutes Lager ist deshalb vor allem eines: **trocken, und das an jeder Stelle**.',
    ),
    h2('Was der Raum leisten muss'),
    ul(
      '**Trocken:** keine Wasserleitung, die schwitzt, keine feuchte Außenwand. Im Zweifel hilft eine Holzverschalung mit Luft dahinter.',
      '**Dicht:** Beim Einblasen entsteht Überdruck. Türen bekommen eine Dichtung und innen Holzbohlen, damit der Druck der Pellets nicht auf der Tür liegt.',
      '**Tragfähig:** 1 m³ Pellets wiegt rund 650 kg. Zwei Meter hoch geschüttet lasten 1,3 t auf jedem Quadratmeter.',
      '**Belüftet:** Frische Pellets geben Kohlenmonoxid und Geruch ab. Deckel mit Lüftungsöffnung auf den Stutzen leiten beides nach draußen.',
    ),
    h2('Raum, Silo oder Säcke?'),
    table(
      'Lagerarten im Vergleich',
      ['Art', 'Platz für 5 t|', 'Passt, wenn …'],
      ['Lagerraum mit Schrägboden', 'etwa 6 m²', 'ein trockener Kellerraum frei ist'],
      ['Gewebesilo', 'etwa 6 m²', 'der Keller trocken, aber nicht dicht ist'],
      ['Erdtank', '0 m² im Haus', `der Garten für den ${lorry} erreichbar ist`],
      ['Sackware auf Paletten', 'etwa 6 m²', 'ein Kaminofen oder kleiner Kessel von Hand gefüllt wird'],
    ),
    h2('Vor jeder Füllung'),
    ol(
      'Restbestand ansehen: dunkle Klumpen sind ein Zeichen für Feuchte.',
      'Staub am Boden ausfegen, am besten alle zwei bis drei Füllungen einmal ganz leer fahren.',
      'Prallmatte prüfen: Risse ersetzen, sonst zerschlagen die Pellets an der Wand.',
      'Kessel nach Angabe des Herstellers rechtzeitig abschalten.',
      'Vor dem Betreten mindestens 15 Minuten lüften und die Tür offen lassen.',
    ),
    faq(
      [
        'Wie lange halten Pellets?',
        'In einem trockenen Lager mehrere Jahre. Gepresstes Holz wird nicht schlecht; Schaden nimmt es nur durch Feuchte und häufiges Umlagern.',
      ],
      [
        'Darf ich auf den Rest nachfüllen?',
        'Ja. Nur wenn der Rest feucht oder sehr staubig ist, sollte er vorher heraus. Bedenken Sie: Was sich untrennbar mischt, kann nicht mehr zurückgegeben werden.',
      ],
      [
        'Wie groß soll das Lager sein?',
        'Als Faustregel 0,9 m³ Raum je Kilowatt Heizlast, gefüllt zu zwei Dritteln. Dann reicht eine Füllung ein Jahr. Genauer rechnet die Seite [Pelletlager planen](/info-center/pelletlager-planen).',
      ],
    ),
    action('Passt der Vorrat noch?', 'Vergleichen Sie, was Ihre Menge heute kostet.', '/', 'Preise vergleichen'),
  ],
};

/** A boiler's power, the pellets of its year and the room for them. */
function storeRow(powerKw: number): [string, string, string] {
  const { roomM3, pelletKg } = computeStoreSize(powerKw);
  return [
    `${powerKw} kW`,
    `${formatNumber(pelletKg / 1000, SITES[1], 1)} t`,
    `${formatNumber(roomM3, SITES[1], 1)} m³`,
  ];
}

const planning: DemoInfoPage = {
  slug: 'pelletlager-planen',
  topic: 'lager',
  picture: 'planning',
  title: 'Pelletlager planen',
  description:
    'Wie groß das Lager sein soll, wo es liegen darf und was Stutzen, Schrägböden und Zufahrt verlangen: mit Rechenbeispiel.',
  blocks: ({ lorry, cleanUp }) => [
    p(
      'Ein Lager, das einen Jahresbedarf fasst, macht frei: Sie bestellen, wenn der Preis passt, und zahlen die Anfahrt nur einmal. Größer als anderthalb Jahresbedarfe muss es nicht sein.',
    ),
    h2('Die Größe in drei Schritten'),
    ol(
      '**Heizlast ablesen.** Sie steht im Angebot für den Kessel, etwa 10 kW für ein gut gedämmtes Einfamilienhaus.',
      '**Mal 0,9 m³.** Das ergibt den Raum für ein Jahr: 10 kW × 0,9 = 9 m³, zum Beispiel 1,5 × 2,5 m bei 2,4 m Höhe.',
      `**Davon zwei Drittel.** Über Schrägböden bleibt etwa ein Drittel des Raums leer. In 9 m³ Raum passen 6 m³ Pellets, also rund ${storeRow(10)[1]}. Aus Ihrem Verbrauch rechnet es die Seite [Wie viel brauche ich?](/wie-viel-brauche-ich).`,
    ),
    table(
      'Lagergröße nach Heizlast',
      ['Heizlast', 'Vorrat|', 'Raum mit Schrägboden|'],
      ...[6, 10, 15, 20].map(storeRow),
    ),
    h2('Der richtige Ort'),
    ul(
      'Möglichst an einer **Außenwand**, damit Füll- und Absaugstutzen kurz nach draußen führen. Jeder Bogen zerbricht Pellets.',
      `Wo der ${lorry} steht, sollten bis zum Stutzen **30 m Schlauch** genügen; mehr ist möglich, kostet aber meist einen Zuschlag.`,
      'Neben oder über der Heizung genügt eine Schnecke. Liegt das Lager weiter weg, holt ein Sauger die Pellets über bis zu 20 m.',
      'Keine offenen Kabel, keine wasserführenden Rohre. Eine Lampe gehört nicht in den Raum.',
    ),
    picture('store', 'Kurze Wege zur Außenwand und zum Kessel sparen Staub und Geld.'),
    h2('Stutzen und Belüftung'),
    p(
      'Üblich sind zwei Stutzen mit Storz-A-Kupplung: einer zum Einblasen, einer zum Absaugen der Luft. Beide werden geerdet und bekommen Deckel, durch die das Lager atmet. Ist der Raum mit der Wohnung verbunden, muss die Belüftung ins Freie führen.',
    ),
    faq(
      [
        'Geht es auch ohne Keller?',
        'Ja. Gewebesilos stehen auf dem Dachboden, im Carport oder in einem Schuppen, solange sie vor Regen und Sonne geschützt sind. Erdtanks liegen im Garten.',
      ],
      [
        'Brauche ich eine Genehmigung?',
        `Ab welcher Menge Brandschutz verlangt wird, ist örtlich verschieden. Fragen Sie vor dem Bau Gemeinde und ${cleanUp}.`,
      ],
      [
        'Was kostet ein Lagerraum?',
        'Schrägböden, Stutzen und Prallmatte für einen vorhandenen Raum baut ein geübter Heimwerker selbst. Ein Gewebesilo mit Entnahme liegt je nach Größe deutlich darüber. Lassen Sie beides anbieten.',
      ],
    ),
  ],
};

const gas: DemoInfoPage = {
  slug: 'sicher-ins-lager',
  topic: 'lager',
  picture: 'winterHouse',
  title: 'Sicher ins Pelletlager',
  description: 'Kohlenmonoxid ist unsichtbar und riecht nicht. Vier Regeln, bevor jemand ein Pelletlager betritt.',
  blocks: () => [
    p(
      'Frisch gepresstes Holz arbeitet nach: Fettsäuren im Holz verbinden sich mit dem Sauerstoff der Luft, und dabei entsteht Kohlenmonoxid. In den ersten Wochen nach einer Lieferung ist es am meisten, im Sommer mehr als im Winter.',
    ),
    h2('Vier Regeln'),
    ol(
      '**Lüften:** Tür öffnen und mindestens 15 Minuten warten, in den ersten vier Wochen nach einer Lieferung länger.',
      '**Nie allein:** Eine zweite Person bleibt draußen in Sichtweite.',
      '**Heizung aus:** Schnecke und Sauger dürfen nicht anlaufen, während jemand im Lager steht.',
      '**Nicht rauchen:** Holzstaub in der Luft ist brennbar. Auch Funken von Werkzeug gehören nicht in den Raum.',
    ),
    h2('Woran man Gefahr erkennt'),
    p(
      'Kopfschmerz, Schwindel und Übelkeit sind die ersten Zeichen. Dann sofort hinaus an die Luft und den Notruf **112** wählen. Ein Melder für Kohlenmonoxid im Heizraum warnt, ehe man etwas spürt.',
    ),
    p(
      'Deckel mit Lüftung auf den Stutzen lassen das Gas dauernd entweichen und halten das Lager trocken. Wenn Ihre Deckel geschlossen sind, fragen Sie bei der nächsten Lieferung danach.',
    ),
  ],
};

export const STORE_PAGES: readonly DemoInfoPage[] = [storing, planning, gas];
