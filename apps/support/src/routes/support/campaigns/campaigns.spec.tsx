import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADVERTISER, CAMPAIGN, METRICS } from '../../../testing/advert-answers';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { campaignRoutes } from './campaign-routes';
import { getRanges } from './campaign-values';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.adManager]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffAdvertisers: () => [ADVERTISER],
    staffCampaign: () => CAMPAIGN,
    advertFigures: () => METRICS,
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts(campaignRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('postcodes as they are typed', () => {
  it.each([
    ['', []],
    [
      '80000–87999, 90402',
      [
        { From: '80000', To: '87999' },
        { From: '90402', To: '90402' },
      ],
    ],
    [
      '1010 - 1239\n1300 bis 1400;',
      [
        { From: '1010', To: '1239' },
        { From: '1300', To: '1400' },
      ],
    ],
  ])('%j', (input, ranges) => {
    expect(getRanges(input)).toEqual(ranges);
  });
});

describe('/support/campaigns', () => {
  it('shows what was delivered against the target', async () => {
    const {
      Version: _,
      IsPaused: __,
      ImpressionsToday: ___,
      Items: ____,
      Overlaps: _____,
      Actions: ______,
      ...row
    } = CAMPAIGN;
    const staffCampaigns = jest.fn(() => listPage([row]));
    renderPage('/support/campaigns?phase=ending', { staffCampaigns }, [ROLES.marketing]);
    const view = within(await screen.findByRole('row', { name: /Heizsaison/ }));
    for (const text of ['läuft', 'Vertrag', '80000–87999', '500 je Tag'])
      expect(view.getByText(text)).toBeInTheDocument();
    expect(view.getByText(/12\.400 \/ 200\.000 \(6,2/)).toBeInTheDocument();
    expect(staffCampaigns).toHaveBeenCalledWith({ query: { phase: 'ending' } });
    expect(screen.queryByRole('link', { name: 'Neue Kampagne' })).not.toBeInTheDocument();
  });

  it.each(['/support/campaigns', '/support/campaigns/8'])('%s is refused to editors with 403', async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(path, {}, [ROLES.editor]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/campaigns/{campaignId}', () => {
  it('pauses with a reason', async () => {
    const pauseCampaign = jest.fn(() => ({
      ...CAMPAIGN,
      State: 'paused' as const,
      IsPaused: true,
      Version: 3,
      Actions: ['resume' as const],
    }));
    renderPage('/support/campaigns/8', { pauseCampaign });
    await userEvent.click(await screen.findByText('Kampagne pausieren'));
    await userEvent.click(screen.getByRole('button', { name: 'Pausieren' }));
    expect(pauseCampaign).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Grund'), 'Auf Wunsch');
    await userEvent.click(screen.getByRole('button', { name: 'Pausieren' }));
    expect(await screen.findByText('Kampagne fortsetzen')).toBeInTheDocument();
    const body = { CampaignId: 8, Version: 2, Pauses: true, Reason: 'Auf Wunsch' };
    expect(pauseCampaign).toHaveBeenCalledWith({ body });
  });

  it.each([
    ['all that the answer allows', ['pause', 'extend', 'change'], [true, true, true]],
    ['no other end where it has none', ['pause', 'change'], [true, false, true]],
    ['nothing that the answer does not allow', [], [false, false, false]],
    ['nothing without an answer', undefined, [false, false, false]],
  ] as const)('offers %s', async (_, actions, offered) => {
    const Actions = actions && [...actions];
    renderPage('/support/campaigns/8', { staffCampaign: () => ({ ...CAMPAIGN, Actions }) });
    await screen.findByRole('heading', { name: 'Stand' });
    const visible = [
      screen.queryByText('Kampagne pausieren'),
      screen.queryByText('Kampagne verlängern'),
      screen.queryByRole('region', { name: 'Kampagne bearbeiten' }),
    ];
    expect(visible.map((one) => one !== null)).toEqual(offered);
  });

  it('leads to the slots of its country, where its adverts are put', async () => {
    renderPage('/support/campaigns/8');
    const link = await screen.findByRole('link', { name: 'Werbeplatz belegen' });
    expect(link).toHaveAttribute('href', `/support/slots?country=${CAMPAIGN.CountryId}`);
  });

  it('names who competes for the same place, days and postcodes', async () => {
    renderPage('/support/campaigns/8');
    const table = within(await screen.findByRole('table', { name: 'Kampagnen um denselben Platz, Ort und Tag' }));
    const rival = within(table.getByRole('row', { name: /Silofix: Winter/ }));
    for (const text of ['Startseite', 'ab 21.11.2026', '80331–81929'])
      expect(rival.getByText(text)).toBeInTheDocument();
  });

  it('has an example of ranges in the digits of the country', async () => {
    const { api } = fakeApi({ staffViews: () => ({ Views: [] }), staffAdvertisers: () => [ADVERTISER] });
    const user = staffPerson([ROLES.adManager]);
    renderRoute(addStaffParts(campaignRoutes), '/support/campaigns/create', { api, user, countryId: 3 });
    expect(await screen.findByText(/^Bereiche wie 8000–8199,/)).toBeInTheDocument();
  });

  it('saves ranges, caps and an open end', async () => {
    const saveCampaign = jest.fn(() => ({ ...CAMPAIGN, Version: 3 }));
    renderPage('/support/campaigns/8', { saveCampaign });
    const form = within(await screen.findByRole('region', { name: 'Kampagne bearbeiten' }));
    const zips = form.getByLabelText(/Postleitzahlen/);
    expect(zips).toHaveValue('80000–87999');
    await userEvent.type(zips, ', 90402');
    await userEvent.clear(form.getByLabelText(/Endet am/));
    await userEvent.type(form.getByLabelText(/^Obergrenze \(/), '1.000');
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saveCampaign).toHaveBeenCalled());
    const ZipRanges = [
      { From: '80000', To: '87999' },
      { From: '90402', To: '90402' },
    ];
    expect(saveCampaign).toHaveBeenCalledWith({
      body: expect.objectContaining({
        Version: 2,
        EndsOn: null,
        ZipRanges,
        CapImpressions: 1000,
        CapImpressionsPerDay: 500,
      }),
    });
  });

  it('is read by marketing without a form', async () => {
    renderPage('/support/campaigns/8', {}, [ROLES.marketing]);
    expect(await screen.findByRole('region', { name: 'Stand' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    expect(screen.queryByText('Kampagne pausieren')).not.toBeInTheDocument();
    for (const name of ['Startseite', 'Werbeplatz belegen'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
