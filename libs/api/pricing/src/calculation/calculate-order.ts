import { defineHandler, getEndOfLocalDay } from '@heizplatz/api-platform';
import { CALLS, type CalculationConfiguration } from '@heizplatz/contract';
import { parseOfferQuery } from './parse-offer-query';
import { presentOffers } from '../offers/present-offers';
import { findOffers } from '../offers/find-offers';

const NEAREST = 3;

/** What was chosen at the offer stands before what was chosen in the calculator. */
function addOfferChoice(configuration: CalculationConfiguration): CalculationConfiguration {
  const { OfferProductCertifications, OfferLooseBlowingProcess } = configuration;
  return {
    ...configuration,
    ...(OfferProductCertifications.length > 0 && { ProductCertifications: OfferProductCertifications }),
    ...(OfferLooseBlowingProcess.length > 0 && { LooseBlowingProcess: OfferLooseBlowingProcess }),
  };
}

/** POST /api/kalkulation/bestellung/berechnen. Without a dealer, Item is the list's first. */
export const calculateOrder = defineHandler(CALLS.calculateOrder, ({ body }, { services, clock }) => {
  const { DealerId, ...configuration } = body;
  const book = services.priceBook.current();
  const now = clock();
  const query = parseOfferQuery(book, addOfferChoice(configuration), now);
  const offers = findOffers(book, query);
  const getDealer = (branch: number) => book.dealers.id[book.branches.dealer[branch] ?? -1];
  const target = offers.find(({ best }) => DealerId === null || getDealer(best.branch) === DealerId);
  const [item = null] = target ? presentOffers(book, query, [target]) : [];
  return {
    Item: item,
    Items: item ? [] : presentOffers(book, query, offers.slice(0, NEAREST)),
    ValidUntil: getEndOfLocalDay(now).toISOString(),
  };
});
