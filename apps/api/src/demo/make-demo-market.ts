import { type makers, VAT_RATES, vatOn } from '@heizplatz/api-catalog';
import type { branches, branchOptions, dealerPayments, dealers, paidPlaces, priceSeries } from '@heizplatz/api-dealers';
import { calibrate } from './prices/calibrate';
import { COUNTRY_PLANS, type CountryPlan } from './areas/country-plan';
import { dealerRatings } from './dealers/dealer-ratings';
import type { DemoPlace } from './areas/demo-place';
import { makeAreas, type AreaRow } from './areas/make-areas';
import { makeBranches } from './dealers/make-branches';
import { makeBranchOptions } from './dealers/make-branch-options';
import { makeDealers } from './dealers/make-dealers';
import { makeMakers } from './dealers/make-makers';
import { makePaidPlaces } from './dealers/make-paid-places';
import { makePayments } from './dealers/make-payments';
import { makePriceBases, type TaxedProduct } from './prices/make-price-bases';
import { makePriceLists, type PriceListRow } from './prices/make-price-lists';
import { makePriceSeries } from './prices/make-price-series';
import { makeReviews, type DemoReviewRow } from './reviews/make-reviews';
import { offerCounts } from './prices/offer-counts';
import { productPrices, type ProductPrice } from './prices/product-price';
import type { RandomStreams } from './random/random-streams';

export interface DemoMarket {
  readonly makers: (typeof makers.$inferSelect)[];
  readonly dealers: (typeof dealers.$inferSelect)[];
  readonly branches: (typeof branches.$inferSelect)[];
  readonly areas: AreaRow[];
  readonly priceLists: PriceListRow[];
  readonly branchOptions: (typeof branchOptions.$inferSelect)[];
  readonly payments: (typeof dealerPayments.$inferSelect)[];
  readonly paidPlaces: Omit<typeof paidPlaces.$inferSelect, 'id'>[];
  readonly reviews: DemoReviewRow[];
  readonly series: (typeof priceSeries.$inferSelect)[];
}

type CountryMarket = Omit<DemoMarket, 'makers' | 'series'>;

export interface MarketFrame {
  /** ISO; prices, steps and series end there. */
  readonly day: string;
  readonly random: RandomStreams;
  readonly places: readonly DemoPlace[];
}

/** Ids and names that are taken already, and every dealer's rating. */
interface Taken {
  readonly dealers: number;
  readonly branches: number;
  readonly names: Set<string>;
  readonly ratings: ReturnType<typeof dealerRatings>;
}

function makeCountry(
  plan: CountryPlan,
  { day, random, places }: MarketFrame,
  productPrice: ProductPrice,
  taken: Taken,
): CountryMarket {
  const own = places
    .filter((place) => place.countryId === plan.countryId)
    .sort((a, b) => (a.zipCode < b.zipCode ? -1 : 1));
  const seats = own.filter(({ deliveryRule }) => deliveryRule === null);
  const made = makeDealers(random, plan, seats, {
    firstId: taken.dealers + 1,
    ratings: taken.ratings.slice(taken.dealers),
    takenNames: taken.names,
  });
  const branchSeats = makeBranches(random, made, seats, { firstId: taken.branches + 1, day });
  const areas = makeAreas(plan, own, branchSeats, offerCounts(random, plan, own));
  const centsOn = (productId: number, on: string) => productPrice(plan.countryId, productId, on);
  const level = {
    toCents: (productId: number) => centsOn(productId, day),
    getVat: (product: TaxedProduct) => vatOn(VAT_RATES, { ...product, countryId: plan.countryId, day }),
  };
  const bases = calibrate(makePriceBases(random, plan, branchSeats, level), areas, level);
  return {
    dealers: made.map(({ row }) => row),
    branches: branchSeats.map(({ row }) => row),
    areas,
    priceLists: makePriceLists(random, plan, bases, { day, centsOn }),
    branchOptions: makeBranchOptions(random, plan, branchSeats),
    payments: makePayments(random, made),
    paidPlaces: makePaidPlaces(random, made, day),
    reviews: makeReviews(random, made, { day, countryId: plan.countryId }),
  };
}

/** The made-up market of rule DEMO-01; the same frame gives the same rows on every machine. */
export function makeDemoMarket(frame: MarketFrame): DemoMarket {
  const dealerCount = COUNTRY_PLANS.reduce((sum, plan) => sum + plan.dealers, 0);
  const ratings = dealerRatings(frame.random('ratings'), dealerCount);
  const names = new Set<string>();
  const productPrice = productPrices(frame.random);
  const countries: CountryMarket[] = [];
  for (const plan of COUNTRY_PLANS) {
    const count = (key: 'dealers' | 'branches') => countries.reduce((sum, country) => sum + country[key].length, 0);
    countries.push(
      makeCountry(plan, frame, productPrice, {
        dealers: count('dealers'),
        branches: count('branches'),
        names,
        ratings,
      }),
    );
  }
  return {
    makers: makeMakers(),
    dealers: countries.flatMap((country) => country.dealers),
    branches: countries.flatMap((country) => country.branches),
    areas: countries.flatMap((country) => country.areas),
    priceLists: countries.flatMap((country) => country.priceLists),
    branchOptions: countries.flatMap((country) => country.branchOptions),
    payments: countries.flatMap((country) => country.payments),
    paidPlaces: countries.flatMap((country) => country.paidPlaces),
    reviews: countries.flatMap((country) => country.reviews),
    series: makePriceSeries(productPrice, frame.day),
  };
}
