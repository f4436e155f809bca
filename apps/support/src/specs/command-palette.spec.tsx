import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { searchRoute } from '../routes/support/suche/search-route';
import { addStaffParts } from '../testing/add-staff-parts';
import { teachDialogs } from '../testing/jsdom-dialog';
import { staffPerson } from '../testing/staff-person';

beforeAll(teachDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const NOTHING = { Items: [], HasMore: false };
const ORDER = {
  ...{ Id: 'o1', Number: 'DE-26-000123', Name: 'Ruth Wolf', ZipCode: '80331', City: 'München', CountryId: 1 },
  ...{ State: 'placed', PlacedAt: '2026-11-18T09:00:00.000Z' },
};

async function renderPage(roles: string[] = [ROLES.customerSupport]) {
  const fake = fakeApi({
    staffWaiting: () => ({ Kinds: [] }),
    staffSearch: ({ query: { search } }: { query: { search: string } }) => ({
      Orders: search === 'wolf' ? { Items: [ORDER], HasMore: false } : NOTHING,
      Customers: NOTHING,
      Dealers: null,
    }),
  });
  const rendered = renderRoute(addStaffParts([searchRoute]), '/support/suche', {
    api: fake.api,
    user: staffPerson(roles),
  });
  await screen.findByRole('heading', { level: 1, name: 'Suche' });
  return rendered;
}
const findViolations = async () => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  return (await axe.run(document.body, { rules })).violations;
};
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Befehle' }));
};

it('jumps to a page by a part of its name, by keys alone', async () => {
  const { getPath } = await renderPage();
  const palette = await openPalette();
  expect(palette.getByRole('combobox')).toHaveFocus();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('storn');
  expect(palette.getByRole('option', { name: /^Stornos/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(getPath()).toBe('/stornomanagement'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers no page that refuses the role', async () => {
  await renderPage();
  const pages = within((await openPalette()).getByRole('group', { name: 'Seiten' }));
  expect(pages.getByRole('option', { name: /^Kunden/ })).toBeInTheDocument();
  expect(pages.queryByRole('option', { name: /^Benutzer und Rollen/ })).toBeNull();
});

it('finds orders as the search does, and opens the one that the arrows have chosen', async () => {
  const { getPath } = await renderPage();
  const palette = await openPalette();
  await userEvent.keyboard('wolf');
  const order = await palette.findByRole('option', { name: /DE-26-000123 · Ruth Wolf/ });
  expect(order).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(palette.getByRole('option', { name: 'Alles durchsuchen nach „wolf“' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(getPath()).toBe('/support/bestellung/o1'));
});

it('lists the shortcuts by ?, and closes by Escape', async () => {
  await renderPage();
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }));
  for (const text of ['Befehle öffnen', 'Ins Suchfeld', 'Tastenkürzel zeigen'])
    expect(list.getByText(text)).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

it('does nothing while somebody types in a field', async () => {
  await renderPage();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('?{Control>}k{/Control}');
  expect(screen.getByRole('searchbox')).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves single signs alone where they are turned off, and Ctrl+K stays', async () => {
  await renderPage();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Einzelne Buchstaben/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.keyboard('/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect((await openPalette()).getByRole('combobox')).toBeInTheDocument();
});
