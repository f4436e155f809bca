import { h2, ol, p, ul } from '../block-text';
import type { DemoArticle } from '../demo-text';

const tenMinutes: DemoArticle = {
  slug: 'lager-pruefen-in-zehn-minuten',
  on: [5, 11, 0],
  topic: 'lager',
  picture: 'store',
  title: 'Lager prüfen in zehn Minuten',
  description: 'Staub, Feuchte, Prallmatte: eine kurze Liste zum Abhaken, bevor der Silowagen kommt.',
  blocks: () => [
    p(
      'Wer einmal im Jahr nachsieht, erspart sich Störungen mitten im Winter. Mehr als eine Taschenlampe und einen Besen braucht es nicht.',
    ),
    h2('Erst lüften, dann hinein'),
    p(
      'Pellets geben Kohlenmonoxid ab, das man weder sieht noch riecht. Öffnen Sie die Tür, warten Sie eine Viertelstunde und gehen Sie nicht allein.',
    ),
    h2('Die Liste'),
    ol(
      '**Staub:** Liegt am Boden mehr als eine Handbreit, sollte er vor der nächsten Füllung heraus.',
      '**Feuchte:** Dunkle Ränder an der Wand oder verklumpte Pellets? Dann erst die Ursache beheben, dann bestellen.',
      '**Prallmatte:** Sie hängt den Stutzen gegenüber. Risse und lose Haken sieht man auf einen Blick.',
      '**Stutzen und Deckel:** Dichtungen sitzen, Lüftungsöffnungen sind frei.',
      '**Schnecke oder Sauger:** Nichts Fremdes davor, keine Schleifspuren.',
    ),
    p(
      'Alles in Ordnung? Dann notieren Sie den Füllstand. Aus zwei Zahlen im Jahr wird nach kurzer Zeit eine gute Schätzung des eigenen Verbrauchs. Mehr dazu steht unter [Pellets richtig lagern](/info-center/pellets-richtig-lagern).',
    ),
  ],
};

const stacking: DemoArticle = {
  slug: 'sackware-richtig-stapeln',
  on: [11, 10, 1],
  topic: 'lager',
  picture: 'sacks',
  title: 'Sackware richtig stapeln',
  description: 'Warum die Folie kein Regenschutz ist, wie hoch ein Stapel sein darf und was eine Palette wiegt.',
  blocks: () => [
    p(
      'Eine Palette Sackware steht schnell in der Garage. Damit der letzte Sack so gut brennt wie der erste, genügen ein paar Handgriffe.',
    ),
    ul(
      '**Trocken heißt überdacht.** Die Folie hält Spritzwasser ab, keinen Regen: Durch jedes Loch der Verpackung zieht Feuchte.',
      '**Luft von unten.** Auf der Palette lassen, nie direkt auf Beton stapeln. Kalter Boden schwitzt.',
      '**Abstand zur Außenwand.** Eine Handbreit genügt.',
      '**Nicht zwei Paletten übereinander.** Eine wiegt bis zu 990 kg; die unteren Säcke werden zu Staub gedrückt.',
      '**Alte zuerst.** Neue Ware nach hinten, sonst liegt der Rest vom Vorjahr ewig.',
    ),
    p(
      'Angebrochene Säcke schließen Sie mit einer Klammer. In einem Behälter mit Deckel bleibt der Tagesvorrat neben dem Ofen sauber, aber halten Sie Abstand: Was der Hersteller des Ofens verlangt, steht auf dem Typenschild.',
    ),
  ],
};

const fines: DemoArticle = {
  slug: 'wie-viel-staub-ist-normal',
  on: [17, 1, 1],
  topic: 'qualitaet',
  picture: 'quality',
  title: 'Wie viel Staub ist normal?',
  description: 'Feinanteil entsteht beim Pressen, Fahren und Einblasen. Ab wann Sie mit dem Händler sprechen sollten.',
  blocks: () => [
    p(
      'Am Boden jedes Lagers sammelt sich Staub. Ein Teil kommt mit der Lieferung, ein Teil entsteht, wenn Pellets beim Einblasen aneinanderschlagen. Bei der Verladung darf lose Ware höchstens 1 % Feinanteil haben, das sind bei 5 t immerhin 50 kg.',
    ),
    h2('Was den Staub vermehrt'),
    ul(
      'lange Schläuche und enge Bögen',
      'zu viel Druck: langsamer einblasen schont die Ware',
      'eine fehlende oder zerrissene Prallmatte',
      'ein Rest, der schon mehrmals überblasen wurde',
    ),
    h2('Was Sie tun können'),
    p(
      'Wählen Sie beim Bestellen das staubarme Einblasen, wenn Ihr Händler es anbietet. Fahren Sie das Lager alle zwei, drei Jahre leer und fegen Sie aus. Ist nach einer einzelnen Lieferung ungewöhnlich viel Staub da, halten Sie es mit Bildern fest, heben Sie 1 kg als Probe auf und melden Sie es bald. In Ihrer Bestellung geht das direkt unter „Etwas reklamieren“.',
    ),
  ],
};

const briquettes: DemoArticle = {
  slug: 'briketts-im-kachelofen',
  on: [19, 11, 2],
  topic: 'heizen',
  picture: 'briquettes',
  title: 'Briketts im Kachelofen: drei Formen, drei Feuer',
  description: 'Eckig, rund oder mit Loch: Die Form entscheidet, wie schnell ein Holzbrikett abbrennt.',
  blocks: ({ firewood }) => [
    p(
      `Holzbriketts sind gepresste Späne wie Pellets, nur größer. Sie enthalten je Kilogramm mehr Energie als ${firewood}, weil kaum Wasser darin steckt. Darum die wichtigste Regel zuerst: **weniger auflegen**, als man es von Scheiten kennt.`,
    ),
    ul(
      '**Mit Loch**, meist achteckig: Luft von innen, schnelle Hitze, schöne Flamme.',
      '**Rund und fest:** brennen gleichmäßig, halten zwei bis drei Stunden.',
      '**Eckig wie ein Ziegel:** stapeln sich gut und dehnen sich beim Brennen aus; nie den ganzen Brennraum füllen.',
    ),
    p(
      'Rindenbriketts flackern kaum und halten die Glut bis zum Morgen. Ob Ihr Ofen sie verträgt, steht in der Anleitung. Preise je Palette und je Tonne finden Sie auf der Seite [Holzbriketts](/holzbriketts).',
    ),
  ],
};

export const STORE_ARTICLES: readonly DemoArticle[] = [tenMinutes, stacking, fines, briquettes];
