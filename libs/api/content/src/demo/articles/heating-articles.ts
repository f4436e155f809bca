import { h2, ol, p, ul } from '../block-text';
import type { DemoArticle } from '../demo-text';

const maintenance: DemoArticle = {
  slug: 'kessel-vor-der-saison-warten',
  on: [2, 9, 1],
  topic: 'heizen',
  picture: 'boiler',
  title: 'Kessel vor der Saison warten',
  description: 'Was der Fachbetrieb macht, was Sie selbst tun können und woran man merkt, dass es Zeit ist.',
  blocks: ({ cleanUp }) => [
    p(
      'Ein Millimeter Ruß auf den Wärmetauschern kostet rund 5 % Wirkungsgrad. Bei 5 t im Jahr sind das 250 kg Pellets. Die Wartung bezahlt sich also zum Teil selbst.',
    ),
    h2('Selbst gemacht'),
    ul(
      'Aschelade und Brennraum leeren und mit Bürste und Aschesauger reinigen',
      'Dichtungen der Türen auf Risse ansehen',
      'Druck der Heizung prüfen',
      'Fehlerspeicher und Betriebsstunden notieren',
    ),
    h2('Für den Fachbetrieb'),
    ul(
      'Zündung, Lambdasonde und Gebläse prüfen',
      'Schnecke und Zellradschleuse auf Verschleiß ansehen',
      'Verbrennung messen und einstellen',
      'Sicherheitseinrichtungen auslösen',
    ),
    p(
      `Legen Sie den Termin so, dass der ${cleanUp} erst danach misst: Dann stimmen die Werte. Und bestellen Sie erst danach, wenn der Kessel ohnehin kalt und das Lager leer ist.`,
    ),
  ],
};

const rooms: DemoArticle = {
  slug: 'ein-grad-weniger',
  on: [9, 1, 0],
  topic: 'heizen',
  picture: 'winterHouse',
  title: 'Ein Grad weniger',
  description: 'Sechs Prozent Brennstoff je Grad: wie man spart, ohne zu frieren, und wo Sparen der Wand schadet.',
  blocks: () => [
    p(
      'Die einfachste Maßnahme kostet nichts: Ein Grad weniger Raumtemperatur spart etwa 6 % Brennstoff. Bei 5 t sind das 300 kg im Jahr.',
    ),
    ol(
      '**Wohnräume** auf 20 °C, Schlafräume auf 17 °C. Unter 16 °C steigt das Risiko für Schimmel.',
      '**Nachts absenken,** aber nicht abschalten: Ein ausgekühltes Haus braucht am Morgen mehr, als die Nacht gespart hat.',
      '**Stoßlüften:** drei Mal am Tag fünf Minuten statt Fenster in Kippstellung.',
      '**Heizkurve senken,** bis es an kalten Tagen gerade noch reicht. Das spart ganzjährig und ist mit zwei Tasten gemacht.',
      '**Heizkörper frei:** Vorhang und Sofa davor halten die Wärme zurück.',
    ),
    p('Wer danach immer noch viel verbraucht, sollte messen lassen, wohin die Wärme geht. Meist ist es das Dach.'),
  ],
};

const firewoodRules: DemoArticle = {
  slug: 'wie-trocken-muss-kaminholz-sein',
  on: [12, 2, 1],
  countries: ['DE'],
  topic: 'recht',
  picture: 'logs',
  title: 'Wie trocken muss Kaminholz sein?',
  description:
    'Weniger als 25 Prozent Feuchte, bezogen auf trockenes Holz: Was die Verordnung verlangt und wie man misst.',
  blocks: () => [
    p(
      'Für kleine Feuerungen gilt in Deutschland die 1. Bundes-Immissionsschutzverordnung. Sie lässt nur naturbelassenes Holz mit weniger als **25 % Feuchte** zu. Gemeint ist das Wasser im Verhältnis zum trockenen Holz; frisch geschlagene Buche hat über 80 %.',
    ),
    ul(
      'Ein Messgerät mit zwei Nadeln kostet wenig. Gemessen wird an der frischen Spaltfläche, nicht an der Stirnseite.',
      'Zwei Scheite aneinandergeschlagen: Trockenes klingt hell.',
      'Unter Dach und luftig gestapelt trocknet Buche in zwei Sommern.',
    ),
    p(
      'Feuchtes Holz heizt schlecht, verrußt die Scheibe und den Schornstein und kann eine Geldbuße nach sich ziehen. Händler müssen die Feuchte angeben; bei uns steht sie im Angebot. Auch der Steuersatz von 7 % gilt für Brennholz, bei Hackschnitzeln nur unter 25 % Feuchte.',
    ),
  ],
};

const chipsWater: DemoArticle = {
  slug: 'hackgut-richtig-einkaufen',
  on: [12, 2, 1],
  countries: ['AT'],
  topic: 'qualitaet',
  picture: 'chips',
  title: 'Hackgut richtig einkaufen',
  description: 'Schüttraummeter oder Tonne? Warum der Wassergehalt entscheidet, was Sie wirklich bekommen.',
  blocks: () => [
    p(
      'Ein Schüttraummeter Fichtenhackgut enthält bei 20 % Wasser rund 750 kWh, bei 40 % kaum 700. Auf die Tonne gerechnet ist der Unterschied viel größer: 4,0 gegen 2,8 kWh je Kilogramm. Wer nach Gewicht kauft, muss deshalb den Wassergehalt kennen.',
    ),
    ul(
      '**Klasse:** A1 und A2 nach EN ISO 17225-4 sind für kleine Anlagen gemacht.',
      '**Größe:** P16S für Schnecken bis etwa 100 kW, P31S für größere.',
      '**Feinanteil und Rinde** treiben die Asche; fragen Sie nach Waldhackgut oder Hackgut aus Stammholz.',
    ),
    p(
      'Lagern Sie nicht nasser als 30 %: Haufen erwärmen sich, verlieren Energie und schimmeln. Preise und Mengen vergleicht die Seite [Hackgut](/hackschnitzel).',
    ),
  ],
};

const chimney: DemoArticle = {
  slug: 'sauber-feuern-im-cheminee',
  on: [12, 2, 1],
  countries: ['CH'],
  topic: 'heizen',
  picture: 'logs',
  title: 'Sauber feuern im Cheminée',
  description: 'Von oben anzünden, trockenes Holz, genug Luft: So bleibt die Scheibe klar und der Nachbar freundlich.',
  blocks: () => [
    p(
      'Die Luftreinhalte-Verordnung verlangt naturbelassenes, trockenes Holz. Den Rest entscheidet die Art des Anfeuerns: In der ersten Viertelstunde entsteht der meiste Feinstaub.',
    ),
    ol(
      'Scheite mit Abstand schichten, die dicken unten.',
      'Anfeuerhilfe und dünne Hölzer obenauf, **von oben** anzünden.',
      'Luftklappe ganz öffnen, bis alles brennt; dann langsam zurücknehmen.',
      'Ein bis zwei Scheite nachlegen, solange Flammen zu sehen sind.',
      'Klappe erst schließen, wenn nur Glut bleibt.',
    ),
    p(
      'Zeitungen, Karton und gestrichenes Holz gehören nicht hinein. Cheminéeholz mit weniger als 20 % Feuchte gibt es bei Händlern mit Trocknung das ganze Jahr.',
    ),
  ],
};

export const HEATING_ARTICLES: readonly DemoArticle[] = [maintenance, rooms, firewoodRules, chipsWater, chimney];
