import { ProblemError } from '@heizplatz/api-client';
import type { TextModule } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { textModulesRoute } from './text-modules-route';

beforeAll(teachDialogs);

const FOR_CUSTOMER: TextModule = { Id: 4, Kind: 'customer', Title: 'Frist', Text: 'Hallo {Kunde}', Version: 2 };
const FOR_DEALER: TextModule = { Id: 5, Kind: 'dealer', Title: 'Rückfrage', Text: 'Zu {Nummer}', Version: 7 };
const PATH = '/support/textbausteine';

function open(path = PATH, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.customerSupport]) {
  const fake = fakeApi({
    textModules: () => ({ Items: [FOR_CUSTOMER, FOR_DEALER] }),
    saveTextModule: () => FOR_DEALER,
    removeTextModule: () => ({ success: true }),
    ...responses,
  });
  const user = staffPerson(roles);
  return { ...fake, ...renderRoute(addStaffParts([textModulesRoute]), path, { api: fake.api, user }) };
}
const form = async (name: string) => within(await screen.findByRole('region', { name }));
const getAddress = ({ router }: ReturnType<typeof open>) => {
  const { pathname, search } = router.state.location;
  return `${pathname}${search}`;
};

describe('/support/textbausteine', () => {
  it('lists the modules, each with whom it is for and a link to its form', async () => {
    open();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Frist', 'Kunde', 'Hallo {Kunde}'],
      ['Rückfrage', 'Händler', 'Zu {Nummer}'],
    ]);
    expect(screen.getByRole('link', { name: 'Rückfrage' })).toHaveAttribute('href', `${PATH}?id=5`);
    expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });

  it('says so where there is none, and offers to write one', async () => {
    open(PATH, { textModules: () => ({ Items: [] }) });
    expect(await screen.findByText('Noch gibt es keine Textbausteine.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuer Textbaustein' })).toHaveAttribute('href', `${PATH}?id=neu`);
  });

  it('writes a new one, once it has a title and words', async () => {
    const page = open(`${PATH}?id=neu`);
    const fields = await form('Neuer Textbaustein');
    expect(fields.queryByRole('button', { name: 'Textbaustein löschen' })).not.toBeInTheDocument();
    await userEvent.click(fields.getByRole('button', { name: 'Speichern' }));
    expect(fields.getByLabelText('Titel')).toHaveAttribute('aria-invalid', 'true');
    expect(fields.getByLabelText('Text')).toHaveAttribute('aria-invalid', 'true');
    expect(page.sent('saveTextModule')).toEqual([]);
    await userEvent.selectOptions(fields.getByLabelText('Für'), 'Händler');
    await userEvent.type(fields.getByLabelText('Titel'), 'Absage');
    await userEvent.type(fields.getByLabelText('Text'), 'Leider nein');
    await userEvent.click(fields.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Textbaustein gespeichert.')).toBeVisible();
    const body = { Id: null, Kind: 'dealer', Title: 'Absage', Text: 'Leider nein', Version: 0 };
    expect(page.sent('saveTextModule')).toEqual([body]);
    await waitFor(() => expect(getAddress(page)).toBe(PATH));
  });

  it('changes the chosen one in its version', async () => {
    const page = open(`${PATH}?id=5`);
    const fields = await form('Textbaustein Rückfrage');
    expect(fields.getByLabelText('Für')).toHaveValue('dealer');
    await userEvent.type(fields.getByLabelText('Text'), '?');
    await userEvent.click(fields.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(getAddress(page)).toBe(PATH));
    expect(page.sent('saveTextModule')).toEqual([{ ...FOR_DEALER, Text: 'Zu {Nummer}?' }]);
  });

  it('shows what somebody else saved meanwhile, and keeps what was typed', async () => {
    const saveTextModule = () => {
      const context = { Current: { ...FOR_DEALER, Title: 'Nachfrage', Version: 8 } };
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context });
    };
    const page = open(`${PATH}?id=5`, { saveTextModule });
    const fields = await form('Textbaustein Rückfrage');
    await userEvent.type(fields.getByLabelText('Titel'), 'n');
    await userEvent.click(fields.getByRole('button', { name: 'Speichern' }));
    expect(await fields.findByText(/Nachfrage/)).toBeVisible();
    expect(fields.getByLabelText('Titel')).toHaveValue('Rückfragen');
    expect(getAddress(page)).toBe(`${PATH}?id=5`);
  });

  it('removes the chosen one', async () => {
    const page = open(`${PATH}?id=5`);
    await userEvent.click((await form('Textbaustein Rückfrage')).getByRole('button', { name: 'Textbaustein löschen' }));
    expect(page.sent('removeTextModule')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Textbaustein gelöscht.')).toBeVisible();
    expect(page.sent('removeTextModule')).toEqual([{ Id: 5, Version: 7 }]);
    await waitFor(() => expect(getAddress(page)).toBe(PATH));
  });

  it('stays with it where the removal is refused, and says why', async () => {
    const removeTextModule = () => {
      const detail = 'Jemand hat ihn inzwischen geändert.';
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', detail });
    };
    const page = open(`${PATH}?id=5`, { removeTextModule });
    const fields = await form('Textbaustein Rückfrage');
    await userEvent.click(fields.getByRole('button', { name: 'Textbaustein löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await fields.findByText('Jemand hat ihn inzwischen geändert.')).toBeVisible();
    expect(screen.queryByText('Textbaustein gelöscht.')).not.toBeInTheDocument();
    expect(getAddress(page)).toBe(`${PATH}?id=5`);
  });

  it('is for support of customers and dealers', async () => {
    open(PATH, {}, [ROLES.dealerSupport]);
    expect(await screen.findByRole('link', { name: 'Frist' })).toBeVisible();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open(PATH, {}, [ROLES.editor]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
    expect(calls).toEqual([]);
  });
});
