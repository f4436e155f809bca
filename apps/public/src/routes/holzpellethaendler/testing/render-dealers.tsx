import type { CountryId } from '@heizplatz/country';
import { Link, Outlet } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { LinkProvider, type LinkProps } from '@heizplatz/ui';
import { placeAnswers } from '../../../testing/price-responses';
import { dealersRoute } from '../dealers-route';
import { buildList, MUNICH, buildProfile, REVIEWS, STATES } from './dealer-answers';

type Responses = Parameters<typeof fakeApi>[0];

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const WithLinks = () => (
  <LinkProvider link={RouterLink}>
    <Outlet />
  </LinkProvider>
);

const bavaria = () => buildList({ State: { Name: 'Bayern', FriendlyName: 'bayern' } });
const PLACES: Readonly<Record<string, () => unknown>> = { '80331': () => MUNICH, '99999': () => null };

/** The three pages on a network double that knows Bavaria, Berlin and München. */
export function renderDealers(path: string, responses: Responses = {}, countryId: CountryId = 1) {
  const { api, calls } = fakeApi({
    countryStates: () => STATES,
    dealers: ({ query }: { query: { stateName: string; zipCode: string } }) =>
      PLACES[query.zipCode]?.() ?? (query.zipCode ? null : query.stateName ? bavaria() : buildList()),
    searchPlaces: ({ query }: { query: { text: string } }) => placeAnswers(query.text),
    dealerProfile: () => buildProfile(),
    dealerReviews: () => REVIEWS,
    ...responses,
  });
  const others = { path: '*', element: null };
  const routes = [{ Component: WithLinks, children: [dealersRoute, others] }];
  const view = renderRoute(routes, path, { api, countryId });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, calls, address };
}
