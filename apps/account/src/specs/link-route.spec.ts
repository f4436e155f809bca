import { siteById } from '@heizplatz/country';
import { pageContext, RouterContextProvider, type RouteObject } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { fakeApi } from '@heizplatz/testing';
import { emailChangeRoute } from '../routes/email-anpassung-bestaetigen/email-change-route';
import { confirmNotificationRoute } from '../routes/benachrichtigungen/bestaetigen/confirm-notification-route';
import { endNotificationRoute } from '../routes/benachrichtigungen/beenden/end-notification-route';
import { setPasswordRoute } from '../routes/neues-kennwort-setzen/set-password-route';
import { ratingRoute } from '../routes/bewerten-sie-uns/rating-route';
import { registrationConfirmationRoute } from '../routes/registrierung-bestaetigen/registration-confirmation-route';

type Responses = Parameters<typeof fakeApi>[0];

/** The server's response for the page of a link. */
async function getStatus(route: RouteObject, token: string, responses: Responses): Promise<number> {
  const path = `${route.path}`.replace(':token', token).replace(':orderId', 'H-1');
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site: siteById(1), api: fakeApi(responses).api, user: null, cookies: {} });
  const context = await createStaticHandler([route]).query(new Request(`http://localhost${path}`), { requestContext });
  return context instanceof Response ? context.status : context.statusCode;
}

const ROUTES = [
  setPasswordRoute,
  emailChangeRoute,
  registrationConfirmationRoute,
  confirmNotificationRoute,
  endNotificationRoute,
].map((route) => [`${route.path}`, route] as const);

describe.each(ROUTES)('the page of %s', (_, route) => {
  it.each([
    ['open', 200],
    ['unknown', 404],
    ['used', 410],
    ['expired', 410],
  ])('of a link that is %s answers %i', async (State, status) => {
    expect(await getStatus(route, 't-1', { readLink: () => ({ State, MaskedEmail: null }) })).toBe(status);
  });

  it.each(['x'.repeat(201), '%20'])('of what cannot be a link is not found: %s', async (token) => {
    expect(await getStatus(route, token, {})).toBe(404);
  });
});

const RATING = {
  OrderNumber: '1-0815',
  ProductGroupId: 3,
  ProductName: 'Holzpellets lose',
  Amount: 6000,
  DealerName: 'Pellethof Uckermark GmbH',
  DeliveredOn: null,
  Given: null,
};

it.each([
  [{ ...RATING, State: 'expired' }, 410],
  [{ ...RATING, State: 'not-yet' }, 200],
  [null, 404],
])('an invitation to rate that is %j answers %i', async (rating, status) => {
  expect(await getStatus(ratingRoute, 't-1', { ratingOfOrder: () => rating })).toBe(status);
});
