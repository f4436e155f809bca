import { h2, ol, p } from '../block-text';
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

export const STORE_ARTICLES: readonly DemoArticle[] = [tenMinutes];
