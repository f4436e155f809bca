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
    picture('store', 'Schräge Böden führen die Pellets zur Schnecke; die Prallmatte hängt den Stutzen gegenüber.'),
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
        'Als Faustregel 0,9 m³ je Kilowatt Heizlast. Dann reicht eine Füllung ein Jahr. Genauer rechnet die Seite [Pelletlager planen](/info-center/pelletlager-planen).',
      ],
    ),
    action('Passt der Vorrat noch?', 'Vergleichen Sie, was Ihre Menge heute kostet.', '/', 'Preise vergleichen'),
  ],
};

export const STORE_PAGES: readonly DemoInfoPage[] = [storing];
