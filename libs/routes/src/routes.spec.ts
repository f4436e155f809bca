import * as routes from './index.ts';

const constants = Object.entries<unknown>(routes).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);
const paths = constants.filter(([name]) => /_(PATH|PATTERN)$/.test(name));

/** A pattern as the router reads it, for addresses without a query. */
const matches = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(
    address.replace(/\?.*$/, ''),
  );

const GROUP = { urlName: 'holzpellets-lose' };

it.each([
  [routes.offersPath(GROUP), routes.OFFERS_PATTERN, '/holzpellets-lose/angebotsliste'],
  [routes.offerChoicePath(GROUP), routes.OFFER_CHOICE_PATTERN, '/holzpellets-lose/angebotsliste/auswahl'],
  [routes.bulkOrderPath(GROUP), routes.BULK_ORDER_PATTERN, '/holzpellets-lose/gemeinsam-bestellen'],
  [routes.bulkRequestPath(GROUP), routes.BULK_REQUEST_PATTERN, '/holzpellets-lose/grossmenge-anfragen'],
  [routes.parametersPath(GROUP), routes.PARAMETERS_PATTERN, '/holzpellets-lose/bestellparameter-bestaetigen'],
  [routes.checkoutPath(GROUP), routes.CHECKOUT_PATTERN, '/holzpellets-lose/bestellung'],
  [routes.addressStepPath(GROUP), routes.ADDRESS_STEP_PATTERN, '/holzpellets-lose/bestellung/adresse'],
  [routes.amountsStepPath(GROUP), routes.AMOUNTS_STEP_PATTERN, '/holzpellets-lose/bestellung/mengenverteilung'],
  [routes.paymentStepPath(GROUP), routes.PAYMENT_STEP_PATTERN, '/holzpellets-lose/bestellung/bezahlung'],
  [routes.summaryStepPath(GROUP), routes.SUMMARY_STEP_PATTERN, '/holzpellets-lose/bestellung/bestellung-abschliessen'],
  [routes.successPath(GROUP, '7'), routes.SUCCESS_PATTERN, '/holzpellets-lose/bestellung-erfolgreich/7'],
  [routes.orderPath('7', null), routes.ORDER_PATTERN, '/bestellung/7'],
  [routes.orderPath('7', 'a.b'), routes.ORDER_PATTERN, '/bestellung/7?token=a.b'],
  [routes.customerOrderPath('7'), routes.CUSTOMER_ORDER_PATTERN, '/kunde/bestellungen/7'],
  [routes.dealerOrderPath('7', 'a'), routes.DEALER_ORDER_PATTERN, '/haendler/bestellung/7?token=a'],
  [routes.reviewAnswerPath(7, 'a'), routes.REVIEW_ANSWER_PATTERN, '/haendler/bewertung/7?token=a'],
  [routes.withdrawOrderPath('7', 'a'), routes.WITHDRAW_PATH, '/vertrag-widerrufen?bestellung=7&token=a'],
  [routes.statePricesPath('bayern'), routes.LOCAL_PRICES_PATTERN, '/pelletpreise/bayern'],
  [routes.stateDealersPath('bayern'), routes.STATE_DEALERS_PATTERN, '/holzpellethaendler/bayern'],
  [routes.newsArticlePath('lager'), routes.NEWS_ARTICLE_PATTERN, '/news/artikel/lager'],
  [routes.dealerTermsPagePath('holz'), routes.PRINTED_TERMS_PATH, '/druckansicht/agb?haendler=holz'],
  [routes.dealerWithdrawalPath('holz'), routes.WITHDRAWAL_NOTICE_PATH, '/widerruf?haendler=holz'],
  [routes.orderRegistrationPath('adblue'), routes.ORDER_REGISTRATION_PATTERN, '/benutzerkonto/bestellanmeldung/adblue'],
  [routes.setPasswordPath('a.b'), routes.SET_PASSWORD_PATTERN, '/neues-kennwort-setzen/a.b'],
  [routes.emailChangePath('a'), routes.EMAIL_CHANGE_PATTERN, '/email-anpassung-bestaetigen/a'],
  [routes.registrationConfirmationPath('a'), routes.REGISTRATION_CONFIRMATION_PATTERN, '/registrierung-bestaetigen/a'],
  [
    routes.continuedImpersonationPath('a', '/kunde/startseite').replace(/\?.*/, ''),
    routes.CONTINUED_IMPERSONATION_PATTERN,
    '/benutzerkonto/als-kunde/a',
  ],
  [routes.confirmNotificationPath('a'), routes.CONFIRM_NOTIFICATION_PATTERN, '/benachrichtigungen/a/bestaetigen'],
  [routes.endNotificationPath('a'), routes.END_NOTIFICATION_PATTERN, '/benachrichtigungen/a/beenden'],
  [routes.ratingPath('a', '7'), routes.RATING_PATTERN, '/bewerten-sie-uns/a/7'],
  [routes.reportStatePath('a'), routes.REPORT_STATE_PATTERN, '/meldung/a'],
  [routes.previewPath('a'), routes.PREVIEW_PATTERN, '/vorschau/a'],
  [routes.requestConfirmationPath('a'), routes.REQUEST_CONFIRMATION_PATH, '/anfrage-bestaetigen?token=a'],
  [routes.staffOrderPath('7'), routes.STAFF_ORDER_PATTERN, '/support/bestellung/7'],
  [routes.staffDealerPath(7), routes.STAFF_DEALER_PATTERN, '/support/haendler/7'],
  [routes.heldImportPath('7'), routes.HELD_IMPORT_PATTERN, '/support/haendler/preisimporte/7'],
  [routes.inquiryPath('a'), routes.INQUIRY_PATTERN, '/support/anfrage/a'],
  [routes.userPath(7), routes.USER_PATTERN, '/support/benutzer/7/bearbeiten'],
  [routes.editPagePath(7), routes.EDIT_PAGE_PATTERN, '/support/cms/7/edit'],
  [routes.previewPagePath(7), routes.PREVIEW_PAGE_PATTERN, '/support/cms/7/preview'],
  [routes.customerPath(7), routes.CUSTOMER_PATH, '/support/kunde/bearbeiten?id=7'],
])('%s is a page of %s', (address, pattern, target) => {
  expect(address).toBe(target);
  expect(matches(pattern, address)).toBe(true);
});

it.each(['../support', '?admin=1', '#', 'a/b', 'ä &', '%2e%2e/', '//fremd.example'])(
  'keeps %j in its part',
  (input) => {
    const code = encodeURIComponent(input);
    expect(routes.orderPath(input, input)).toBe(`/bestellung/${code}?token=${code}`);
    expect(routes.offersPath({ urlName: input })).toBe(`/${code}/angebotsliste`);
    expect(routes.ratingPath(input, input)).toBe(`/bewerten-sie-uns/${code}/${code}`);
    expect(routes.dealerWithdrawalPath(input)).toBe(`/widerruf?haendler=${code}`);
  },
);

it.each([
  [routes.REPORT_STATE_PATTERN, '/meldung'],
  [routes.LOGIN_PATTERN, '/benutzerkonto/anmeldung'],
  [routes.HOME_PATH, '/'],
])('%s without its parameters is %s', (pattern, beginning) => {
  expect(routes.withoutParameters(pattern)).toBe(beginning);
});

it('has each path once', () => {
  expect(new Set(paths.map(([, path]) => path)).size).toBe(paths.length);
});

it('lists what paths begin with, for the lint rule', () => {
  const parts = paths.flatMap(([, path]) => path.split('/').slice(1, path.startsWith('/:') ? 3 : 2));
  expect([...routes.FIRST_SEGMENTS].sort()).toEqual([...new Set(parts.filter((part) => part !== ''))].sort());
});
