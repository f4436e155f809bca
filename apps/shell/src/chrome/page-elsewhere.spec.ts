import { pageElsewhere } from './page-elsewhere';

it.each([
  ['/', '/'],
  ['/pelletpreise', '/pelletpreise'],
  ['/pelletpreise/bayern/muenchen-80331', '/pelletpreise'],
  ['/holzpellethaendler/bayern/80331/waldfeuer', '/holzpellethaendler'],
  ['/news/artikel/lager-pruefen', '/news'],
  ['/info-center/pelletlager-planen', '/info-center/pelletlager-planen'],
  ['/hilfe', '/hilfe'],
  ['/kaminholz', '/kaminholz'],
  ['/vertrag-widerrufen', '/widerruf'],
  ['/holzpellets-lose/angebotsliste', '/holzpellets-lose/angebotsliste'],
  ['/holzpellets-lose/bestellung/adresse', '/holzpellets-lose/angebotsliste'],
  ['/kunde/startseite', '/'],
  ['/bewerten-sie-uns/abc/7', '/'],
])('the page that stands for %s in another country is %s', (pathname, elsewhere) => {
  expect(pageElsewhere(pathname)).toBe(elsewhere);
});
