/** Sentences of invented reviews by what they are about; none names a person or a place. */
export interface ReviewWords {
  readonly delivery: readonly string[];
  readonly goods: readonly string[];
  readonly service: readonly string[];
  readonly closing: readonly string[];
}

const PLEASED: ReviewWords = {
  delivery: [
    'Lieferung wie vereinbart am Vormittag.',
    'Der Fahrer hat eine halbe Stunde vorher angerufen und war pünktlich.',
    'Trotz enger Einfahrt alles sauber eingeblasen.',
    'Kam zwei Tage früher als angekündigt.',
    'Schlauch sorgfältig verlegt, hinterher musste ich nicht einmal kehren.',
    'Termin wurde eingehalten, der Lieferschein passte aufs Kilo.',
    'Sehr vorsichtig rangiert, der Rasen hat nichts abbekommen.',
    'Schnelle Lieferung, obwohl gerade viel los war.',
  ],
  goods: [
    'Kaum Staub, die Pellets brennen gut.',
    'Gleichmäßige Ware, wenig Asche.',
    'Qualität wie in den Jahren davor.',
    'Trocken und sauber, der Kessel läuft ruhig.',
    'Weniger Feinanteil als bei der letzten Lieferung.',
    'Die Ware entspricht dem, was auf dem Zertifikat steht.',
  ],
  service: [
    'Am Telefon freundlich und kompetent.',
    'Rückfragen wurden noch am selben Tag beantwortet.',
    'Die Rechnung kam schnell und war verständlich.',
    'Ein Anruf genügte, um den Termin zu verschieben.',
    'Der Fahrer hat sich Zeit für meine Fragen genommen.',
  ],
  closing: ['Gern wieder.', 'Klare Empfehlung.', 'Bestelle ich nächstes Jahr wieder hier.', 'Alles bestens.', 'Danke!'],
};

const CONTENT: ReviewWords = {
  delivery: [
    'Lieferung in Ordnung, nur eine Stunde später als angesagt.',
    'Der Anruf vorher hätte etwas früher kommen dürfen.',
    'Hat geklappt, das Einblasen dauerte aber länger als gedacht.',
    'Kam am letzten Tag des Zeitraums.',
  ],
  goods: [
    'Gute Ware, etwas mehr Staub als erwartet.',
    'Pellets sind in Ordnung.',
    'Brennt gut, ein paar längere Stücke waren dabei.',
  ],
  service: ['Telefonisch nicht gleich erreichbar, dann aber hilfsbereit.', 'Freundlicher Kontakt.'],
  closing: ['Insgesamt zufrieden.', 'Preis und Leistung passen.', ''],
};

const DISPLEASED: ReviewWords = {
  delivery: [
    'Der Termin wurde zweimal verschoben.',
    'Niemand hat vorher angerufen, ich musste von der Arbeit heimfahren.',
    'Der Wagen war zu groß für unsere Straße, obwohl ich es angegeben hatte.',
    'Lieferung erst nach mehrmaligem Nachfragen.',
  ],
  goods: ['Recht viel Staub im Lager.', 'Die Asche ist deutlich mehr geworden.', 'Ein Sack war aufgerissen.'],
  service: [
    'Auf meine E-Mail kam keine Antwort.',
    'Am Telefon wurde ich dreimal weiterverbunden.',
    'Die Rechnung musste berichtigt werden.',
  ],
  closing: ['Schade.', 'Beim nächsten Mal vergleiche ich genauer.', ''],
};

/** By 1 … 5 stars. */
export const REVIEW_WORDS: Readonly<Record<number, ReviewWords>> = {
  1: DISPLEASED,
  2: DISPLEASED,
  3: CONTENT,
  4: CONTENT,
  5: PLEASED,
};

export const DEALER_ANSWERS = {
  pleased: [
    'Vielen Dank für Ihre Bewertung. Wir freuen uns auf die nächste Lieferung.',
    'Herzlichen Dank, das Lob geben wir an unseren Fahrer weiter.',
    'Danke, dass Sie sich die Zeit genommen haben.',
  ],
  displeased: [
    'Das tut uns leid. Unsere Disposition hat den Ablauf geprüft und ruft jetzt am Vortag an.',
    'Danke für den Hinweis. Wir haben den Feinanteil im Silo nachgemessen und das Sieb getauscht.',
    'Wir bedauern die Verzögerung. Bitte melden Sie sich bei uns, wir finden eine Lösung.',
    'Sie haben recht, das lief nicht gut. Die Rechnung ist berichtigt.',
  ],
} as const;

/** Frequent first names of the last decades; the last name is shown by a letter alone. */
export const FIRST_NAMES = [
  ...['Andreas', 'Anja', 'Bernd', 'Birgit', 'Brigitte', 'Christian', 'Claudia', 'Daniel', 'Elisabeth', 'Frank'],
  ...['Franz', 'Gabriele', 'Georg', 'Gerhard', 'Heike', 'Helga', 'Jan', 'Johanna', 'Josef', 'Julia', 'Jürgen'],
  ...['Karin', 'Katrin', 'Klaus', 'Lukas', 'Manfred', 'Maria', 'Markus', 'Martina', 'Matthias', 'Michael', 'Monika'],
  ...['Nicole', 'Peter', 'Petra', 'Ralf', 'Renate', 'Sabine', 'Sandra', 'Silvia', 'Stefan', 'Susanne', 'Thomas'],
  ...['Ulrike', 'Ursula', 'Uwe', 'Walter', 'Werner', 'Wolfgang'],
] as const;
export const INITIALS = 'ABBDEFFGHHHJKKKLLMMMNPRRSSSSTVWWZ';
