import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADVERT, ADVERTISER, METRICS, buildSlotItem } from '../../../testing/advert-answers';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { advertRoutes } from './advert-routes';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

const ROW = {
  ...({ Id: 12, CountryId: 1, Name: 'Pelletöfen', AdvertiserName: 'Ofenhaus Lindwurm', State: 'submitted' } as const),
  ...({ SlotTypeId: 1, Slots: ['Startseite'], EndsOn: '2026-12-31', Impressions: 2000, Clicks: 9 } as const),
};

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.adManager]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffAdvertisers: () => [ADVERTISER],
    staffAdvert: () => ADVERT,
    advertFigures: () => METRICS,
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts(advertRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/adverts', () => {
  it('shows adverts with state, places, end and click rate', async () => {
    const staffAdverts = jest.fn(() => listPage([ROW]));
    renderPage('/support/adverts?state=submitted&advertiser=3', { staffAdverts });
    const view = within(await screen.findByRole('row', { name: /Pelletöfen/ }));
    expect(view.getByRole('link', { name: 'Pelletöfen' })).toHaveAttribute('href', '/support/adverts/12');
    for (const text of ['wartet auf Freigabe', 'Startseite', '31.12.2026', '0,45 %'])
      expect(view.getByText((content) => content.replace('\u00A0', ' ') === text)).toBeInTheDocument();
    expect(staffAdverts).toHaveBeenCalledWith({ query: { state: 'submitted', advertiser: '3' } });
    expect(screen.getByLabelText('Werbekunde')).toHaveDisplayValue('Ofenhaus Lindwurm');
  });

  it('names one of many places and counts the others', async () => {
    renderPage('/support/adverts', {
      staffAdverts: () => listPage([{ ...ROW, Slots: ['Startseite', 'Händlerliste', 'Nachricht'] }]),
    });
    expect(await screen.findByText('Startseite und 2 weitere')).toBeInTheDocument();
  });

  it.each([[[ROLES.editor]], [[ROLES.marketing]], [[ROLES.advertisingPartner]], [[ROLES.press]]])(
    'refuses %j with 403',
    async (roles) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { router } = renderPage('/support/adverts', {}, roles);
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
      );
    },
  );
});

describe('/support/adverts/{advertId}', () => {
  it('approves what waits, by its version', async () => {
    const setAdvertState = jest.fn(() => ({
      ...ADVERT,
      State: 'approved' as const,
      Actions: ['pause' as const],
      Version: 5,
      ApprovedBy: 'Ruth Petersen',
      ApprovedAt: '2026-11-21T10:00:00.000Z',
    }));
    renderPage('/support/adverts/12', { setAdvertState });
    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    expect(await screen.findByText(/freigegeben von Ruth Petersen/)).toBeInTheDocument();
    expect(setAdvertState).toHaveBeenCalledWith({ body: { AdvertId: 12, Version: 4, Act: 'approve' } });
    expect(screen.getByRole('button', { name: 'Pausieren' })).toBeInTheDocument();
  });

  it('saves what was changed, and says that it waits for approval', async () => {
    const saveAdvert = jest.fn(() => ({ ...ADVERT, Version: 5, Reason: 'Neu gebucht.' }));
    renderPage('/support/adverts/12', { saveAdvert });
    const reason = await screen.findByLabelText('Warum sie gezeigt wird');
    await userEvent.clear(reason);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(reason).toHaveAttribute('aria-invalid', 'true');
    expect(saveAdvert).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Neu gebucht.');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Gespeichert. Die Anzeige wartet auf Freigabe.')).toBeInTheDocument();
    expect(saveAdvert).toHaveBeenCalledWith({
      body: expect.objectContaining({
        AdvertId: 12,
        Version: 4,
        AdvertiserId: 3,
        SlotTypeId: 1,
        Reason: 'Neu gebucht.',
      }),
    });
  });

  it('previews what is typed in three widths, each in a shadow root, and says what of the style sheet is refused', async () => {
    const Errors = [{ Code: 'STYLES_PROPERTY', At: 'position: fixed' }];
    const previewAdvert = jest.fn(() => ({ Html: '<p>Sauber</p>', StylesFileName: '', Errors }));
    const trySlot = () => ({ Items: [buildSlotItem()] });
    renderPage('/support/adverts/12', { previewAdvert, trySlot });
    const regions = await screen.findAllByRole('region', { name: /^Vorschau: Pelletöfen, / });
    expect(regions.map((one) => one.getAttribute('aria-label')?.match(/\d+/)?.[0])).toEqual(['360', '768', '1140']);
    await userEvent.click(screen.getByRole('button', { name: 'Vorschau aktualisieren' }));
    expect(await screen.findByText('position: fixed')).toBeInTheDocument();
    const hosts = regions.flatMap((one) => [...one.querySelectorAll('div')].filter((part) => part.shadowRoot));
    const roots = hosts.map((host) => host.shadowRoot?.innerHTML);
    expect(roots).toEqual(['<p>Sauber</p>', '<p>Sauber</p>', '<p>Sauber</p>']);
    await userEvent.type(screen.getByLabelText(/Als Besucher mit Postleitzahl/), '80331');
    expect(await screen.findByText(/Chance 75,0/)).toBeInTheDocument();
    expect(screen.getAllByText(/weil Ihre Postleitzahl 80331 im gebuchten Gebiet liegt/)).toHaveLength(3);
  });

  it('copies it for another country as a draft', async () => {
    const duplicateAdvert = jest.fn(() => ({ ...ADVERT, Id: 13, CountryId: 3 as const }));
    const { router } = renderPage('/support/adverts/12', { duplicateAdvert });
    await userEvent.click(await screen.findByRole('button', { name: 'Kopie für CH' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/adverts/13'));
    expect(duplicateAdvert).toHaveBeenCalledWith({ body: { AdvertId: 12, CountryId: 3 } });
  });

  it('has impressions and clicks per day as a table too', async () => {
    renderPage('/support/adverts/12');
    const card = within(await screen.findByRole('region', { name: 'Einblendungen und Klicks' }));
    await userEvent.click(card.getByText('Dieselben Zahlen als Tabelle'));
    const table = within(card.getByRole('table', { name: 'Einblendungen und Klicks je Tag' }));
    expect(table.getByRole('row', { name: /20\.11\.2026 100 2 2,00/ })).toBeInTheDocument();
  });
});

describe('/support/adverts/create', () => {
  it('begins with the country of the site', async () => {
    const { api } = fakeApi({ staffViews: () => ({ Views: [] }), staffAdvertisers: () => [ADVERTISER] });
    const user = staffPerson([ROLES.adManager]);
    renderRoute(addStaffParts(advertRoutes), '/support/adverts/create', { api, user, countryId: 3 });
    expect(await screen.findByLabelText('Land')).toHaveDisplayValue('Schweiz');
  });

  it('makes a draft and leads to it', async () => {
    const saveAdvert = jest.fn(() => ADVERT);
    const { router } = renderPage('/support/adverts/create', { saveAdvert });
    await userEvent.type(await screen.findByLabelText('Name der Anzeige'), 'Pelletöfen');
    await userEvent.selectOptions(screen.getByLabelText('Land'), '2');
    await userEvent.selectOptions(screen.getByLabelText('Werbekunde'), '3');
    await userEvent.type(screen.getByLabelText('Zieladresse'), 'example.com');
    await userEvent.type(screen.getByLabelText('Im Auftrag von'), 'Ofenhaus Lindwurm GmbH');
    await userEvent.type(screen.getByLabelText('Warum sie gezeigt wird'), 'Gebucht.');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/adverts/12'));
    const body = {
      AdvertId: null,
      CountryId: 2,
      AdvertiserId: 3,
      Name: 'Pelletöfen',
      LandingUrl: 'https://example.com',
    };
    expect(saveAdvert).toHaveBeenCalledWith({ body: expect.objectContaining(body) });
  });

  it('is made from the template, whose markup is saved', async () => {
    const saveAdvert = jest.fn((_: { body: { Html: string; Styles: string } }) => ADVERT);
    const previewAdvert = jest.fn(() => ({ Html: '', StylesFileName: 'vorschau.css', Errors: [] }));
    renderPage('/support/adverts/create', { saveAdvert, previewAdvert });
    const template = within(await screen.findByRole('group', { name: 'Vorlage' }));
    await userEvent.type(screen.getByLabelText('Name der Anzeige'), 'Pelletöfen');
    await userEvent.selectOptions(screen.getByLabelText('Werbekunde'), '3');
    await userEvent.type(screen.getByLabelText('Zieladresse'), 'example.com');
    await userEvent.type(screen.getByLabelText('Im Auftrag von'), 'Ofenhaus Lindwurm GmbH');
    await userEvent.type(screen.getByLabelText('Warum sie gezeigt wird'), 'Gebucht.');
    await userEvent.type(template.getByLabelText('Überschrift'), 'Öfen & Kessel');
    await userEvent.selectOptions(template.getByLabelText('Farben'), 'Glut');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saveAdvert).toHaveBeenCalled());
    const body = saveAdvert.mock.calls[0]?.[0].body;
    expect(body?.Html).toContain('<p class="title">Öfen &amp; Kessel</p>');
    expect(body?.Html).toContain('href="https://example.com"');
    expect(body?.Styles).toContain('#b8461a');
  });

  it('shows an offer while it is written, and asks for a style sheet alone', async () => {
    const previewAdvert = jest.fn(() => ({ Html: '', StylesFileName: '', Errors: [] }));
    renderPage('/support/adverts/create', { previewAdvert });
    await userEvent.click(await screen.findByRole('radio', { name: /^Angebot/ }));
    const template = within(screen.getByRole('group', { name: 'Vorlage' }));
    await userEvent.type(template.getByLabelText('Überschrift'), 'Pellets');
    await userEvent.type(template.getByLabelText(/^Preis/), '289,00 €');
    const [region] = await screen.findAllByRole('region', { name: /^Vorschau: / });
    const getMarkup = () => [...(region?.querySelectorAll('div') ?? [])].find((part) => part.shadowRoot)?.shadowRoot;
    await waitFor(() => expect(getMarkup()?.querySelector('.price')).toHaveTextContent('289,00 €'));
    expect(previewAdvert).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('radio', { name: /^Textstreifen/ }));
    await waitFor(() => expect(previewAdvert).toHaveBeenCalledTimes(2));
    expect(getMarkup()?.querySelector('.price')).toBeNull();
    expect(template.queryByLabelText(/^Preis/)).toBeNull();
  });
});
