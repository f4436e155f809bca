import type { CountryId } from '@heizplatz/country';
import { fakeApi, type FakeApi, renderRoute } from '@heizplatz/testing';
import { Link, Outlet } from '@heizplatz/router';
import { LinkProvider, type LinkProps } from '@heizplatz/ui';
import { offerListRoute } from '../routes/angebotsliste/offer-list-route';
import { buildCalculation, getOrderCalculation } from './build-calculation';
import { buildInitConfiguration } from './build-init-configuration';

type Responses = Parameters<typeof fakeApi>[0];

export const BERLIN = '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** As the shell gives it: links of the parts go through the router. */
const WithLinks = () => (
  <LinkProvider link={RouterLink}>
    <Outlet />
  </LinkProvider>
);

/** The offer list's route with its real loader; requests without another response find three dealers for Berlin. */
export function renderOfferList(
  path = BERLIN,
  responses: Responses = {},
  countryId: CountryId = 1,
  cookies: Readonly<Record<string, string>> = {},
) {
  const network: FakeApi = fakeApi({
    calculateOffers: () => buildCalculation(),
    initCalculation: () => buildInitConfiguration(),
    calculateOrder: ({ body }: { body: { DealerId: number | null } }) => getOrderCalculation(body.DealerId),
    offerSurroundings: () => ({ OtherGroups: [], CheaperDate: null, PaidPlaces: [] }),
    startOrder: () => ({ ProductGroupId: 3 }),
    ...responses,
  });
  const nextPage = { path: '/:productGroup/bestellung', Component: () => <h1>Bestellung</h1> };
  const view = renderRoute([{ Component: WithLinks, children: [offerListRoute, nextPage] }], path, {
    api: network.api,
    countryId,
    cookies,
  });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, calls: network.calls, address };
}
