import { BRAND } from './brand.ts';
import type { CountryId, Site } from './site.ts';

const host = (domainExt: string) => `${BRAND.toLowerCase()}.${domainExt}`;

const EURO = { symbol: '€', code: 'EUR', sub: 'Cent' } as const;

/**
 * The three sites. The phones cannot be assigned: Berlin 23125 is the regulator's range for films; numbers of Vienna
 * and Zurich never begin with 0.
 */
export const SITES: Readonly<Record<CountryId, Site>> = {
  1: {
    countryId: 1,
    locale: 'de',
    htmlLang: 'de-DE',
    iso: 'DE',
    domainExt: 'de',
    defaultProductId: 20,
    countryName: 'Deutschland',
    inCountry: 'in Deutschland',
    toCountry: 'nach Deutschland',
    currency: EURO,
    numberSigns: { group: '.', decimal: ',', symbolFirst: false },
    zipDigits: 5,
    zipPattern: '^[0-9]{5}$',
    customerPhone: '+49 30 23125 100',
    pressPhone: '+49 30 23125 200',
    trustedShopsId: 'DEMO-RATING-DE',
    analyticsIds: { measurement: 'DEMO-MEASUREMENT-DE', tags: 'DEMO-TAGS-DE' },
    developmentHosts: ['localhost', 'de.localhost'],
    productionHost: host('de'),
    timeZone: 'Europe/Berlin',
  },
  2: {
    countryId: 2,
    locale: 'de-AT',
    htmlLang: 'de-AT',
    iso: 'AT',
    domainExt: 'at',
    defaultProductId: 20,
    countryName: 'Österreich',
    inCountry: 'in Österreich',
    toCountry: 'nach Österreich',
    currency: EURO,
    numberSigns: { group: '.', decimal: ',', symbolFirst: true },
    zipDigits: 4,
    zipPattern: '^[0-9]{4}$',
    customerPhone: '+43 1 02312 5100',
    pressPhone: '+43 1 02312 5200',
    trustedShopsId: 'DEMO-RATING-AT',
    analyticsIds: { measurement: 'DEMO-MEASUREMENT-AT', tags: 'DEMO-TAGS-AT' },
    developmentHosts: ['at.localhost'],
    productionHost: host('at'),
    timeZone: 'Europe/Vienna',
  },
  3: {
    countryId: 3,
    locale: 'ch',
    htmlLang: 'de-CH',
    iso: 'CH',
    domainExt: 'ch',
    defaultProductId: 20,
    countryName: 'Schweiz',
    inCountry: 'in der Schweiz',
    toCountry: 'in die Schweiz',
    currency: { symbol: 'CHF', code: 'CHF', sub: 'Rappen' },
    numberSigns: { group: '’', decimal: '.', symbolFirst: true },
    zipDigits: 4,
    zipPattern: '^[0-9]{4}$',
    customerPhone: '+41 44 023 12 51',
    pressPhone: '+41 44 023 12 52',
    trustedShopsId: 'DEMO-RATING-CH',
    analyticsIds: { measurement: 'DEMO-MEASUREMENT-CH', tags: 'DEMO-TAGS-CH' },
    developmentHosts: ['ch.localhost'],
    productionHost: host('ch'),
    timeZone: 'Europe/Zurich',
  },
};
