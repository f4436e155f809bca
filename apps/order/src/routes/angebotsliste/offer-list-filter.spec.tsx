import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation } from '../../testing/build-calculation';
import { buildInitConfiguration } from '../../testing/build-init-configuration';
import { BERLIN, renderOfferList } from '../../testing/render-offer-list';

const INSTALMENTS = {
  Id: 3,
  ForgeinId: 3,
  Key: 'Payment',
  Name: 'Ratenzahlung',
  IsUpselling: false,
  Selected: false,
  Modifier: 6,
};

const filter = async () => within(await screen.findByRole('form', { name: 'Angebote filtern' }));

describe('filter', () => {
  it('narrows the list at once, and keeps what else was asked', async () => {
    const { address, calls } = renderOfferList(`${BERLIN}&sort=date`);
    await userEvent.click((await filter()).getByRole('checkbox', { name: 'ENplus A1' }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&pc=1&sort=date`));
    await waitFor(() =>
      expect(calls.findLast(({ id }) => id === 'calculateOffers')?.input).toMatchObject({
        body: { ProductCertifications: [1], Ordering: 'date' },
      }),
    );
  });

  it('adds one choice to another, though the first list is still on its way', async () => {
    const { address } = renderOfferList(BERLIN, {
      calculateOffers: ({ body }: { body: { Parameters: { Id: number }[] } }) =>
        body.Parameters.length === 1 ? new Promise(() => undefined) : buildCalculation(),
    });
    const form = await filter();
    await userEvent.click(form.getByRole('radio', { name: /nur ohne Anhänger/ }));
    expect(form.getByRole('radio', { name: /nur ohne Anhänger/ })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: /Schlauch bis 60 m/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=122,133`));
  });

  it('has what the list shows chosen', async () => {
    renderOfferList();
    const form = await filter();
    expect(form.getByRole('radio', { name: 'mit Anhänger möglich' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Termin egal' })).toBeChecked();
  });

  it('is taken back by a link, and the fields follow', async () => {
    renderOfferList(`${BERLIN}&pc=1&options=122`);
    const form = await filter();
    expect(form.getByRole('checkbox', { name: 'ENplus A1' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Filter (2)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'ENplus A1' })).not.toBeChecked());
    expect(form.getByRole('radio', { name: 'mit Anhänger möglich' })).toBeChecked();
  });

  it('has what the list shows after the way back, too', async () => {
    const { address, router } = renderOfferList(BERLIN);
    const form = await filter();
    const radio = form.getByRole('radio', { name: /Schlauch bis 60 m/ });
    await userEvent.click(radio);
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=133`));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(BERLIN));
    await waitFor(() => expect(radio).not.toBeChecked());
  });

  it('sent without script leads to the same address as with it', async () => {
    const form = '&options.Vehicle=122&options.Hose=&options.DeliveryTime=101&date.115=&pc=1&pc=2';
    const { address } = renderOfferList(BERLIN + form);
    await screen.findAllByRole('article');
    expect(address()).toBe(`${BERLIN}&options=122,101&pc=1,2`);
  });

  it('keeps what only the settings show', async () => {
    const { address } = renderOfferList(`${BERLIN}&stations=3&options=-2,115$dt2026-12-10&ap=1&cn=1&lbp=1`);
    await userEvent.click((await filter()).getByRole('radio', { name: /kleines Fahrzeug/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&stations=3&options=115$dt2026-12-10,-2,123&ap=1&cn=1&lbp=1`));
  });

  it('pays in as many rates as the country knows', async () => {
    const instalments = (countryId: 1 | 3) => {
      const init = buildInitConfiguration();
      const Groups = init.Groups.map((group) =>
        group.Key === 'Payment' ? { ...group, Parameters: [...group.Parameters, INSTALMENTS] } : group,
      );
      const path = countryId === 3 ? BERLIN.replace('10115', '8001') : BERLIN;
      return renderOfferList(path, { initCalculation: () => ({ ...init, Groups }) }, countryId);
    };
    const { address, unmount } = instalments(1);
    await userEvent.click((await filter()).getByRole('radio', { name: /^Ratenzahlung, 12 Monatsraten/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=-3$12`));
    expect((await filter()).getByRole('radio', { name: /^Ratenzahlung, 12 Monatsraten/ })).toBeChecked();
    unmount();
    instalments(3);
    const rates = (await filter()).getAllByRole('radio', { name: /^Ratenzahlung/ });
    expect(rates.map((rate) => rate.getAttribute('value'))).toEqual(['-3$3']);
  });

  it('keeps the customer group, whose prices are links; net leads for businesses', async () => {
    renderOfferList(`${BERLIN}&pc=1`);
    const groups = within(await screen.findByRole('list', { name: 'Preise für' }));
    expect(groups.getByRole('link', { name: 'Privat' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(groups.getByRole('link', { name: 'Gewerbe' }));
    expect(await screen.findAllByText(/^brutto 2\.287,23/)).toHaveLength(1);
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    for (const net of ['2.137,60', '2.168,77', '2.195,27'])
      expect(cards).toContainEqual(expect.stringContaining(`${net}\u00A0€netto`));
    expect(screen.getByRole('link', { name: 'Zurücksetzen' })).toHaveAttribute('href', `${BERLIN}&options=2`);
  });
});
