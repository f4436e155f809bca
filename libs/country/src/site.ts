/** 1 Germany, 2 Austria, 3 Switzerland (rule SITE-01). */
export type CountryId = 1 | 2 | 3;

/**
 * Separators and symbol positions of a site's numbers; our own data, since Intl differs between Node and browsers for
 * de-AT and de-CH.
 */
export interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
  /** Whether the currency's symbol stands before the amount. */
  readonly symbolFirst: boolean;
}

/** Everything that differs by country (rule SITE-01). */
export interface Site {
  readonly countryId: CountryId;
  readonly locale: 'de' | 'de-AT' | 'ch';
  readonly htmlLang: string;
  readonly iso: 'DE' | 'AT' | 'CH';
  readonly domainExt: string;
  readonly defaultProductId: 20;
  readonly countryName: string;
  /** With its preposition, for sentences: 'in Österreich', 'in der Schweiz'. */
  readonly inCountry: string;
  /** 'nach Österreich', 'in die Schweiz'. */
  readonly toCountry: string;
  readonly currency: { readonly symbol: string; readonly code: 'EUR' | 'CHF'; readonly sub: string };
  readonly numberSigns: NumberSigns;
  readonly zipDigits: 4 | 5;
  /** For RegExp and for an input's pattern attribute. */
  readonly zipPattern: string;
  readonly customerPhone: string;
  readonly pressPhone: string;
  readonly trustedShopsId: string;
  readonly analyticsIds: { readonly measurement: string; readonly tags: string };
  /** The first is the one that links go to. */
  readonly developmentHosts: readonly [string, ...string[]];
  readonly productionHost: string;
  readonly timeZone: string;
}
