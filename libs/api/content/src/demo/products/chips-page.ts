import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const chipsPage: DemoProductPage = {
  path: '/hackschnitzel',
  picture: 'chips',
  title: ({ chips }) => `${chips}: Preise vergleichen`,
  description: ({ chips, tax }) =>
    `${chips} aus Ihrer Region, Gesamtpreis mit ${tax} und Lieferung. Was Klassen und Wassergehalt bedeuten und wie Sie richtig lagern.`,
  blocks: ({ chips, tax, iso }) => [
    h2(iso === 'AT' ? `Was ${chips} ist` : `Was ${chips} sind`),
    p(
      'Maschinell zerkleinertes Holz aus Durchforstung, Wipfeln und Sägerestholz, in Stücken von zwei bis fünf Zentimetern. Je Kilowattstunde ist es meist der günstigste Holzbrennstoff. Dafür braucht die Anlage mehr Platz, mehr Technik und mehr Leistung: Unter 20 kW lohnt sie sich selten.',
    ),
    picture('chips', 'Gleichmäßige Stücke ohne lange Fasern verhindern, dass die Schnecke blockiert.'),
    h2('Qualität'),
    table(
      'Klassen nach EN ISO 17225-4',
      ['Klasse', 'Wasser|', 'Asche|', 'Für'],
      ['A1', 'bis 25 %', 'bis 1,0 %', 'kleine Anlagen in Wohnhäusern'],
      ['A2', 'bis 35 %', 'bis 1,5 %', 'Höfe und Gewerbe'],
      ['B1', 'ohne Grenze', 'bis 3,0 %', 'Heizwerke mit Rost'],
    ),
    p(
      'Der **Wassergehalt** entscheidet über Energie und Preis: Bei 20 % stecken rund 4,0 kWh in einem Kilogramm, bei 35 % nur noch 3,1. Vergleichen Sie deshalb nie Tonnen mit verschiedenem Wassergehalt.',
    ),
    h2('Lager'),
    ul(
      'Mindestens 6 m³ je Tonne, trocken, befahrbar und gut belüftet.',
      'Geliefert wird mit dem Pumpwagen, der einbläst; 30 m Schlauch gehören dazu.',
      'Nicht höher als 5 m schütten und nach 30 Tagen die Temperatur im Haufen prüfen.',
      'Das Lager sollte eine volle Fuhre fassen, je nach Wagen 20 bis 40 m³.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie viel brauche ich im Jahr?',
        'Teilen Sie den Bedarf in Kilowattstunden durch 4.000: Ein Hof mit 60.000 kWh braucht rund 15 t trockene Ware, das sind etwa 80 Schüttraummeter.',
      ],
      [
        'Wird nach Gewicht oder Volumen abgerechnet?',
        'Bei uns nach Gewicht, gewogen auf einer geeichten Waage. Der Wassergehalt steht beim Angebot.',
      ],
      [
        `Welche ${tax} gilt?`,
        iso === 'DE'
          ? 'Unter 25 % Feuchte 7 %, darüber 19 %. Im Preis ist sie enthalten.'
          : 'Der Satz für Holz ist im Preis enthalten und wird beim Angebot ausgewiesen.',
      ],
      [
        'Liefern alle Händler überall hin?',
        'Nein. Transport lohnt nur über kurze Strecken; meist liegt der Händler weniger als 80 km entfernt. Der Rechner zeigt nur Händler, die zu Ihnen liefern.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/brennstoffe-im-vergleich', 'Brennstoffe im Vergleich', 'was eine Tonne Pellets ersetzt'],
      ['/info-center/kosten-pro-kilowattstunde', 'Was eine Kilowattstunde kostet', 'ehrlich umrechnen'],
    ),
  ],
};
