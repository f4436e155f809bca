/** Of all wood fuels. */
export const WOOD_WARNINGS: readonly string[] = [
  'Trocken lagern und von offenem Feuer, Funken und heißen Oberflächen fernhalten.',
  'Holzstaub reizt Augen und Atemwege und kann mit Luft ein explosionsfähiges Gemisch bilden: nicht aufwirbeln, nicht rauchen.',
  'Nur in Feuerstätten verbrennen, die für diesen Brennstoff zugelassen sind. Von Kindern fernhalten.',
];

/** For wood fuels that are stored in a closed storage. */
export const STORE_WARNINGS: readonly string[] = [
  'Lebensgefahr durch Kohlenmonoxid (CO), das man weder sieht noch riecht: Das Lager vor dem Betreten mindestens 15 Minuten lüften.',
  'Das Lager nie allein betreten: Eine zweite Person bleibt draußen. Die Heizung vor der Lieferung nach Angabe des Herstellers abschalten.',
  ...WOOD_WARNINGS,
];

/** Of heating oil and diesel; P-statements of CLP annex IV in brackets. */
export const TANK_WARNINGS: readonly string[] = [
  'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellenarten fernhalten. Nicht rauchen (P210).',
  'Bei Verschlucken sofort Giftinformationszentrum oder Arzt anrufen (P301 + P310). Kein Erbrechen herbeiführen (P331).',
  'Schutzhandschuhe und Augenschutz tragen (P280). Dampf nicht einatmen (P260).',
  'Freisetzung in die Umwelt vermeiden (P273): nicht in Boden, Gewässer oder Kanalisation gelangen lassen.',
  'Unter Verschluss und von Kindern fern aufbewahren (P405).',
];
