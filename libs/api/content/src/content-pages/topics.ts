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
/** Where a country calls them otherwise. */
const OWN: Partial<Readonly<Record<CountryId, Readonly<Record<string, string>>>>> = {
  3: { recht: 'Recht und Konsum' },
};

export const TOPIC_KEYS = Object.keys(TOPICS);

/** A topic's name in a country; its key where none is known. */
export const topicName = (key: string, countryId: CountryId): string => OWN[countryId]?.[key] ?? TOPICS[key] ?? key;
