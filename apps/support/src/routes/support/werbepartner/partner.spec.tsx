import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { METRICS } from '../../../testing/advert-answers';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { partnerRoutes } from './partner-routes';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

const ROW = {
  ...({ Id: 12, CountryId: 1, Name: 'Pelletöfen', AdvertiserName: 'Ofenhaus Lindwurm', State: 'approved' } as const),
  ...({ SlotTypeId: 1, EndsOn: null, Impressions: 2000, Clicks: 9 } as const),
};

function renderPage(
  path: string,
  responses: Parameters<typeof fakeApi>[0],
  roles: string[] = [ROLES.advertisingPartner],
) {
  const fake = fakeApi(responses);
  return { ...fake, ...renderRoute(addStaffParts(partnerRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/werbepartner', () => {
  it('shows a partner its own adverts, and nothing that it may not ask for', async () => {
    renderPage('/support/werbepartner', { partnerAdverts: () => listPage([ROW]) });
    const row = await screen.findByRole('row', { name: /Pelletöfen/ });
    expect(within(row).getByRole('link', { name: 'Pelletöfen' })).toHaveAttribute('href', '/support/werbepartner/12');
    expect(row.textContent).toContain('2.000');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    const links = within(screen.getAllByRole('navigation', { name: 'Support' })[0] ?? document.body).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual(['Meine Anzeigen']);
  });

  it.each([[ROLES.marketing], [ROLES.customer], [ROLES.press]])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage('/support/werbepartner', {}, [role]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/werbepartner/{id}', () => {
  it('shows impressions and clicks of the days that the address names', async () => {
    const partnerFigures = jest.fn(() => ({ Advert: ROW, Days: METRICS.Days }));
    renderPage('/support/werbepartner/12?tage=90', { partnerFigures });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pelletöfen' })).toBeInTheDocument();
    expect(screen.getByText('150')).toBeInTheDocument();
    await waitFor(() =>
      expect(partnerFigures).toHaveBeenCalledWith({ params: { advertId: '12' }, query: { days: '90' } }),
    );
  });

  it('is 404 for somebody else’s', async () => {
    const partnerFigures = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 404, code: 'NOT_FOUND' });
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage('/support/werbepartner/13', { partnerFigures });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });
});
