import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';

const PLACES = ['', '?stateName=bayern', '?zipCode=80001'];

/** Requests of every cached call that has a response in the demonstration, by the call's id. */
export async function cachedRequests(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const find = async (statement: ReturnType<typeof sql>): Promise<string> =>
    String((await db.execute(statement)).rows[0]?.['found']);
  const dealer = await find(sql`select slug as found from dealers where country_id = 1 limit 1`);
  const info = await find(sql`select path as found from contents where kind = 'info' and country_id = 1 limit 1`);
  const article = await find(sql`select path as found from contents where kind = 'news' and country_id = 1 limit 1`);
  const moved = await find(sql`select from_path as found from content_redirects where country_id = 1 limit 1`);
  const ofSite = (path: string) => PLACES.map((query) => `/api/site/1/${path}${query}`);
  return {
    advertSlots: ['/api/iam/slots?countryId=1'],
    bestPrice: ['/api/kalkulation/best-price?countryId=1'],
    bestPrices: ['/api/site/1/prices/best', '/api/site/1/prices/best?zipCode=80001'],
    checkLocalZipCode: ['/api/site/1/pages/check-zipcode/bayern/-/muenchen-80001'],
    chromeMenus: ['/api/site/1/chrome-menus'],
    commonData: ['/api/common?countryId=1'],
    contentPage: [`/api/site/1/content-page?path=${info}`],
    contentPaths: ['/api/site/1/content-paths'],
    contentRedirect: [`/api/site/1/content-redirect?path=${moved}`],
    countryStates: ['/api/site/1/country-states'],
    dealerProfile: [`/api/site/1/dealers/${dealer}`],
    dealerReviews: [`/api/site/1/dealers/${dealer}/reviews`],
    dealers: ofSite('dealers'),
    factorSeries: ['/api/site/1/price-factors/1/series'],
    infoPages: ['/api/site/1/info-pages'],
    initCalculation: ['/api/kalkulation/init/1/1'],
    localRedirect: ['/api/site/1/pages/local/redirect?zipCode=80001'],
    newsArticles: ['/api/site/1/news-articles?content=1'],
    newsDetail: [`/api/site/1/news-articles/detail?articleString=${article.split('/').at(-1)}`],
    newsFeatured: ['/api/site/1/news-articles/featured'],
    newsTopics: ['/api/site/1/news-articles/topics'],
    placeLinks: ['/api/site/1/pages/local?stateName=bayern'],
    placePrices: ofSite('prices/place'),
    priceFactors: ['/api/site/price-factors?countryId=1'],
    priceFaq: ['/api/site/1/price-faq'],
    priceSeries: ofSite('prices/series'),
    rangeLocal: ofSite('prices/range-local'),
    searchPlaces: ['/api/site/1/places?text=landshut'],
    siteMenu: ['/api/site/1/menus/main'],
    sitePrompts: ['/api/site/1/prompts?place=home'],
    siteSearch: ['/api/site/1/search?text=pellets', '/api/site/1/search?text=landshut'],
  };
}
