import { faq, h2, links, p, picture, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const bigBagsPage: DemoProductPage = {
  path: '/holzpellets-bigbags',
  picture: 'sacks',
  title: 'Pellets im Big Bag: Preise vergleichen',
  description: ({ tax }) =>
    `Holzpellets im Big Bag mit 800 bis 1.000 kg, mit ${tax} und Lieferung. Womit Sie ihn bewegen, leeren und trocken lagern.`,
  blocks: ({ lorry, oil }) => [
    h2('Was ein Big Bag ist'),
    p(
      'Ein großer Sack aus Gewebe mit Schlaufen, gefüllt mit 800 bis 1.000 kg Pellets, auf einer Palette. Je Tonne liegt er meist zwischen loser Ware und Säcken.',
    ),
    picture('sacks', 'Schlaufen und Palette: Bewegt wird mit Stapler, Kran oder Frontlader.'),
    h2('Was Sie brauchen'),
    ul(
      'Stapler, Frontlader oder Kran: Von Hand lässt sich ein Big Bag nicht versetzen.',
      `einen festen, ebenen Platz, den der ${lorry} erreicht`,
      'einen trockenen Stand auf der Palette, vor Regen und Sonne geschützt; Sonne macht das Gewebe brüchig',
    ),
    h2('Leeren'),
    p(
      'Viele Big Bags haben unten einen Auslauf, den man über einem Vorratsbehälter öffnet. Andere werden aufgeschnitten. Fragen Sie den Händler, wenn Ihr Behälter einen Auslauf voraussetzt, und **treten Sie nie unter einen hängenden Sack**.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Warum wiegen Big Bags verschieden viel?',
        'Jeder Hersteller füllt anders ab. Neben dem Preis der Palette steht deshalb der Preis je Tonne.',
      ],
      ['Wie viel Energie steckt in einem Big Bag?', `Bei 1.000 kg rund 4.800 kWh, so viel wie in 480 l ${oil}.`],
      [
        'Kann ich den leeren Sack zurückgeben?',
        'Das ist von Händler zu Händler verschieden. Wird Pfand verlangt, steht es gesondert neben dem Preis.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/pellets-richtig-lagern', 'Pellets richtig lagern', 'trocken, dicht und belüftet'],
      ['/holzpellets-sackware', 'Pellets in Säcken', 'wenn niemand einen Stapler hat'],
      ['/info-center/qualitaet-und-zertifikate', 'Qualität erkennen', 'was hinter A1 steckt'],
    ),
  ],
};
