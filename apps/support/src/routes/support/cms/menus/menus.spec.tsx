import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffPerson } from '../../../../testing/staff-person';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { menusRoute } from './menus-route';

const entry = (Text: string, Href: string) => ({ Text, Href, IsHidden: false });
const MAIN = { CountryId: 2, Menu: 'main', Version: 7, Entries: [entry('News', '/news'), entry('Hilfe', '/hilfe')] };
const ANSWER = {
  Menus: [MAIN, { CountryId: 2, Menu: 'footer-help', Version: 0, Entries: [entry('Info-Center', '/info-center')] }],
  Paths: [{ Path: '/news', Title: 'News' }],
};

function renderMenus(responses: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({ staffMenus: () => ANSWER, ...responses });
  const user = staffPerson([ROLES.editor]);
  const route = addStaffParts([menusRoute]);
  return { ...fake, ...renderRoute(route, '/support/cms/menus?country=2', { api: fake.api, user }) };
}
const main = async () => within(await screen.findByRole('region', { name: 'Hauptmenü im Kopf' }));

describe('/support/cms/menus', () => {
  it('saves entries in the order that buttons gave them', async () => {
    const saveMenu = jest.fn(() => MAIN);
    const { calls } = renderMenus({ saveMenu });
    const menu = await main();
    expect(calls.find(({ id }) => id === 'staffMenus')?.input).toEqual({ params: { countryId: '2' } });
    await userEvent.click(menu.getByRole('button', { name: 'Hilfe nach oben' }));
    await userEvent.click(menu.getByRole('button', { name: 'Eintrag hinzufügen' }));
    await userEvent.type(menu.getAllByLabelText('Text')[2] ?? document.body, 'Preise');
    await userEvent.type(menu.getAllByLabelText('Ziel')[2] ?? document.body, '/pelletpreise');
    await userEvent.click(menu.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saveMenu).toHaveBeenCalled());
    const Entries = [entry('Hilfe', '/hilfe'), entry('News', '/news'), entry('Preise', '/pelletpreise')];
    expect(saveMenu).toHaveBeenCalledWith({ body: { CountryId: 2, Menu: 'main', Version: 7, Entries } });
  });

  it('removes an entry, and says of a menu that nobody wrote where its entries are from', async () => {
    const saveMenu = jest.fn(() => MAIN);
    renderMenus({ saveMenu });
    const menu = await main();
    await userEvent.click(menu.getByRole('button', { name: 'News entfernen' }));
    await userEvent.click(menu.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(saveMenu).toHaveBeenCalledWith({
        body: { CountryId: 2, Menu: 'main', Version: 7, Entries: [entry('Hilfe', '/hilfe')] },
      }),
    );
    const help = within(screen.getByRole('region', { name: 'Fuß: Hilfe' }));
    expect(help.getByText(/Noch nicht bearbeitet/)).toBeVisible();
    expect(help.getByLabelText('Text')).toHaveValue('Info-Center');
  });

  it('says at the very row which page is not there', async () => {
    const errors = [{ path: 'body.Entries.1.Href', code: 'PATH_NXT' }];
    const saveMenu = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 400, code: 'VALIDATION', errors });
    };
    renderMenus({ saveMenu });
    const menu = await main();
    await userEvent.click(menu.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(menu.getAllByLabelText('Ziel')[1]).toHaveAttribute('aria-invalid', 'true'));
    expect(menu.getAllByLabelText('Ziel')[0]).not.toHaveAttribute('aria-invalid');
  });
});
