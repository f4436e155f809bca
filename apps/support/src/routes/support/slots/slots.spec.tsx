import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { METRICS, SLOT, buildSlotItem } from '../../../testing/advert-answers';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { slotRoutes } from './slot-routes';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

const CHOICES = {
  Campaigns: [{ Id: 10, Name: 'Frühling', AdvertiserId: 3, AdvertiserName: 'Ofenhaus' }],
  Adverts: [
    { Id: 20, Name: 'Kamine', AdvertiserId: 3, AdvertiserName: 'Ofenhaus' },
    { Id: 21, Name: 'Silos', AdvertiserId: 4, AdvertiserName: 'Silofix' },
  ],
};

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.adManager]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffSlot: () => SLOT,
    slotChoices: () => CHOICES,
    trySlot: () => ({ Items: SLOT.Items }),
    advertFigures: () => METRICS,
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts(slotRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/slots', () => {
  it('shows weights as chances, and which are empty', async () => {
    const { Version: _, Items: __, ...slot } = SLOT;
    const rows = [
      {
        ...slot,
        ItemCount: 2,
        Chances: [
          { AdvertName: 'Pelletöfen', ChancePercent: 75 },
          { AdvertName: 'Silos', ChancePercent: 25 },
        ],
      },
      { ...slot, Id: 6, Name: 'Nachrichten', ItemCount: 0, Chances: [] },
    ];
    renderPage('/support/slots', { staffSlots: () => listPage(rows) });
    const used = await screen.findByRole('row', { name: /Startseite/ });
    expect(used.textContent?.replaceAll('\u00A0', ' ')).toContain('Pelletöfen 75,0 %, Silos 25,0 %');
    expect(within(screen.getByRole('row', { name: /Nachrichten/ })).getByText('leer')).toBeInTheDocument();
  });

  it.each([[ROLES.marketing], [ROLES.advertisingPartner]])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage('/support/slots', {}, [role]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/slots/{slotId}', () => {
  it('is switched off in an emergency with a reason', async () => {
    const switchSlot = jest.fn(() => ({ ...SLOT, IsOn: false, Version: 7 }));
    renderPage('/support/slots/5', { switchSlot });
    await userEvent.type(await screen.findByLabelText('Grund'), 'Anzeige verärgert');
    await userEvent.click(screen.getByRole('button', { name: 'Sofort ausschalten' }));
    expect(await screen.findByRole('button', { name: 'Einschalten' })).toBeInTheDocument();
    expect(switchSlot).toHaveBeenCalledWith({ body: { SlotId: 5, IsOn: false, Reason: 'Anzeige verärgert' } });
  });

  it('tells at a postcode what is shown and why the rest is not', async () => {
    const trySlot = jest.fn(({ query }: { query: { zipCode?: string } }) => ({
      Items: [buildSlotItem(query.zipCode === '10115' ? { Verdict: 'other-place', ChancePercent: 0 } : {})],
    }));
    renderPage('/support/slots/5', { trySlot });
    const card = within(await screen.findByRole('region', { name: 'Postleitzahl ausprobieren' }));
    expect(await card.findByText(/Chance 75,0/)).toBeInTheDocument();
    await userEvent.type(card.getByLabelText(/Postleitzahl/), '10115');
    expect(await card.findByText('Postleitzahl liegt nicht im gebuchten Gebiet')).toBeInTheDocument();
  });

  it('takes a campaign with one of its advertiser’s adverts, weights and removals, and saves them', async () => {
    const saveSlot = jest.fn(() => ({ ...SLOT, Version: 7 }));
    renderPage('/support/slots/5', { saveSlot });
    const form = within(await screen.findByRole('region', { name: 'Werbeplatz bearbeiten' }));
    await userEvent.click(form.getByRole('button', { name: 'Entfernen Gewebesilo' }));
    const weight = form.getByLabelText('Gewicht von Pelletöfen');
    await userEvent.clear(weight);
    await userEvent.type(weight, '5');
    await userEvent.selectOptions(form.getByLabelText('Kampagne'), '10');
    expect(within(form.getByLabelText('Anzeige')).queryByRole('option', { name: 'Silos' })).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText('Anzeige'), '20');
    await userEvent.click(form.getByRole('button', { name: 'Belegen' }));
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saveSlot).toHaveBeenCalled());
    const Items = [
      { CampaignId: 8, AdvertId: 12, Weight: 5 },
      { CampaignId: 10, AdvertId: 20, Weight: 1 },
    ];
    expect(saveSlot).toHaveBeenCalledWith({ body: expect.objectContaining({ SlotId: 5, Version: 6, Items }) });
  });
});
