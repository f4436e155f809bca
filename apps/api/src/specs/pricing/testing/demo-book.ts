import { referencePostcodes, STATES } from '@heizplatz/api-catalog';
import type { PriceBook } from '@heizplatz/api-pricing';
import { buildBook, type MadeMarket, makeGoods, NOW } from '@heizplatz/api-pricing/testing';
import { makeDemoMarket } from '../../../demo/make-demo-market';
import { randomStreams } from '../../../demo/random/random-streams';

/** The demonstration's market as a database would hold it on a day of November 2026, over real postcodes. */
export function demoMarketRows(): MadeMarket {
  const places = referencePostcodes();
  const market = makeDemoMarket({ day: '2026-11-21', random: randomStreams(20_261_121), places });
  return {
    version: 1,
    states: STATES.map(({ geoCode: _, ...state }) => state),
    postcodes: places,
    ...makeGoods(),
    ...market,
    priceLists: market.priceLists.map((list, index) => ({ ...list, id: index + 1, version: 1, isApproved: false })),
    paidPlaces: market.paidPlaces.map((place, index) => ({ ...place, id: index + 1 })),
  };
}

/** With every payment kind: credit is allowed in all three countries. */
export const demoBook = (rows: MadeMarket = demoMarketRows()): PriceBook =>
  buildBook(rows, NOW, { creditCountries: [1, 2, 3] });
