import { fillPattern, addToken } from './fill-pattern.ts';

/** A product group by its name in URLs: 'holzpellets-lose'. */
export interface GroupInUrl {
  readonly urlName: string;
}

/** The end of the offer page's path, for each group. */
export const OFFERS_ENDING = '/angebotsliste';
export const SAVED_LISTS_PATH = '/gemerkte-listen';

export const OFFERS_PATTERN = '/:productGroup/angebotsliste';
/** One offer before it is ordered, for visitors without script. */
export const OFFER_CHOICE_PATTERN = '/:productGroup/angebotsliste/auswahl';
export const BULK_ORDER_PATTERN = '/:productGroup/gemeinsam-bestellen';
export const BULK_REQUEST_PATTERN = '/:productGroup/grossmenge-anfragen';
export const PARAMETERS_PATTERN = '/:productGroup/bestellparameter-bestaetigen';
export const CHECKOUT_PATTERN = '/:productGroup/bestellung';
export const SUCCESS_PATTERN = '/:productGroup/bestellung-erfolgreich/:orderId';
export const ORDER_PATTERN = '/bestellung/:orderId';
export const CUSTOMER_ORDER_PATTERN = '/kunde/bestellungen/:orderId';
/** Of pages that dealers open by the links in their mails. */
export const DEALER_LINKS_BEGINNING = '/haendler/';
export const DEALER_ORDER_PATTERN = '/haendler/bestellung/:orderId';
export const REVIEW_ANSWER_PATTERN = '/haendler/bewertung/:reviewId';
/** Where people who log in for a dealer arrive. */
export const DEALER_LOGINS_PATH = '/haendler/zugaenge';

export const offersPath = ({ urlName }: GroupInUrl): string => fillPattern(OFFERS_PATTERN, { productGroup: urlName });
export const offerChoicePath = ({ urlName }: GroupInUrl): string =>
  fillPattern(OFFER_CHOICE_PATTERN, { productGroup: urlName });
export const bulkOrderPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(BULK_ORDER_PATTERN, { productGroup: urlName });
export const bulkRequestPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(BULK_REQUEST_PATTERN, { productGroup: urlName });
export const parametersPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(PARAMETERS_PATTERN, { productGroup: urlName });
export const checkoutPath = ({ urlName }: GroupInUrl): string =>
  fillPattern(CHECKOUT_PATTERN, { productGroup: urlName });
export const successPath = ({ urlName }: GroupInUrl, orderId: string): string =>
  fillPattern(SUCCESS_PATTERN, { productGroup: urlName, orderId });

/** The order's page by its signed link; null: the session has to grant it. */
export const orderPath = (orderId: string, token: string | null): string =>
  addToken(fillPattern(ORDER_PATTERN, { orderId }), token);
export const customerOrderPath = (orderId: string): string => fillPattern(CUSTOMER_ORDER_PATTERN, { orderId });
export const dealerOrderPath = (orderId: string, token: string | null): string =>
  addToken(fillPattern(DEALER_ORDER_PATTERN, { orderId }), token);
export const reviewAnswerPath = (reviewId: number, token: string): string =>
  addToken(fillPattern(REVIEW_ANSWER_PATTERN, { reviewId }), token);
