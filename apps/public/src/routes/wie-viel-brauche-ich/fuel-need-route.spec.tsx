import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plain } from '../../testing/price-responses';
import { fuelNeedRoute } from './fuel-need-route';

const renderNeed = (query = '') =>
  renderRoute([fuelNeedRoute], `/wie-viel-brauche-ich${query}`, { api: fakeApi({}).api });

describe('/wie-viel-brauche-ich', () => {
  it('asks first, and shows no result before it was asked', async () => {
    renderNeed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wie viel brauche ich?' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'Ihr Jahr in Pellets' })).toBeNull();
  });

  it('computes what was typed, by an address that can be shared', async () => {
    const { router } = renderNeed();
    await userEvent.click(await screen.findByRole('radio', { name: /m³/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Menge oder Leistung' }), '2000');
    await userEvent.click(screen.getByRole('button', { name: 'Menge berechnen' }));
    const result = plain(await screen.findByRole('region', { name: 'Ihr Jahr in Pellets' }));
    for (const part of ['4.000kg', '9,2 m³', '19.200 kWh', '5 Paletten']) expect(result).toContain(part);
    expect(router.state.location.search).toBe('?grundlage=gas&menge=2000');
  });

  it('understands decimals, and keeps them in the field', async () => {
    renderNeed('?grundlage=kwh&menge=18.345,6');
    expect(await screen.findByRole('textbox', { name: 'Menge oder Leistung' })).toHaveValue('18.345,6');
    expect(plain(screen.getByRole('region', { name: 'Ihr Jahr in Pellets' }))).toContain('3.800kg');
  });

  it('leads into the calculator with the amount, without script too', async () => {
    renderNeed('?grundlage=oil&menge=2500');
    const form = await screen.findByRole('form', { name: 'Preise für diese Menge' });
    expect(form).toHaveAttribute('action', '/rechner');
    await userEvent.type(within(form).getByRole('textbox', { name: 'Postleitzahl' }), '80331');
    expect(form).toHaveFormValues({ zipCode: '80331' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      amount: '5000',
      productGroup: 'holzpellets-lose',
    });
  });

  it.each([
    ['?menge=', 'Bitte geben Sie eine Zahl ein.'],
    ['?grundlage=kw&menge=1', 'Mindestens 3 kW.'],
    ['?grundlage=gas&menge=999999', 'Höchstens 30.000 m³.'],
  ])('%s says what is wrong', async (query, text) => {
    renderNeed(query);
    expect(await screen.findByRole('textbox', { name: 'Menge oder Leistung' })).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
    expect(screen.queryByRole('region', { name: 'Ihr Jahr in Pellets' })).toBeNull();
  });
});
