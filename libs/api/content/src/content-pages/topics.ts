import type { CountryId } from '@heizplatz/country';

/** Topics of info pages and news, in the order in which they are listed; by key. */
const TOPICS: Readonly<Record<string, string>> = {
  markt: 'Markt und Preise',
  qualitaet: 'Qualität',
  lager: 'Lager',
  lieferung: 'Lieferung',
  heizen: 'Heizen und Technik',
  kosten: 'Kosten und Förderung',
  recht: 'Recht und Verbraucher',
  marktplatz: 'Über den Marktplatz',
};
const SWISS: Readonly<Record<string, string>> = { recht: 'Recht und Konsum' };

export const TOPIC_KEYS = Object.keys(TOPICS);

/** A topic's name in a country; its key where none is known. */
export const topicName = (key: string, countryId: CountryId): string =>
  (countryId === 3 ? SWISS[key] : undefined) ?? TOPICS[key] ?? key;
