import type { AnyList } from '@heizplatz/contract';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { listPage } from '../../../testing/list-page';
import { StaffTable } from '../staff-table';

const LIST: AnyList = { label: 'Zahlen', fileName: 'zahlen', columns: {}, defaultSort: 'name', filters: {} };
const Page = () => (
  <StaffTable
    list={LIST}
    rowKey={(row: string) => row}
    data={listPage(['a'])}
    columns={[
      { key: 'name', title: 'Name', isRowHeader: true, cell: (row) => row },
      { key: 'town', title: 'Ort', importance: 'extra', cell: () => 'Berlin' },
      { key: 'phone', title: 'Telefon', cell: () => '030' },
    ]}
  />
);
const renderTable = () =>
  renderRoute(addStaffParts([{ path: '/liste', Component: Page }]), '/liste', {
    api: fakeApi({ staffViews: () => ({ Views: [] }) }).api,
  });
const getHeads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeEach(() => localStorage.clear());

it('leaves columns out, keeps that for the list in this browser, and goes back to the room', async () => {
  const { unmount } = renderTable();
  await userEvent.click(await screen.findByText('Spalten'));
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Telefon' }));
  expect(getHeads()).toEqual(['Name', 'Ort']);
  unmount();
  renderTable();
  await screen.findByText('Spalten');
  expect(getHeads()).toEqual(['Name', 'Ort']);
  await userEvent.click(screen.getByText('Spalten'));
  await userEvent.click(await screen.findByRole('button', { name: 'Wieder nach Platz' }));
  expect(getHeads()).toEqual(['Name', 'Ort', 'Telefon']);
});

it('has low rows when they are wanted', async () => {
  renderTable();
  await userEvent.click(await screen.findByText('Spalten'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Enge Zeilen' }));
  expect(screen.getByRole('table')).toHaveClass('dense');
});

it('shows the table as it comes where something else is stored', async () => {
  localStorage.setItem('hp-staff-table:/liste', '{"columns":7}');
  renderTable();
  await screen.findByText('Spalten');
  expect(getHeads()).toEqual(['Name', 'Ort', 'Telefon']);
});
