import type { AnyList } from '@heizplatz/contract';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { listPage } from '../../../testing/list-page';
import { useListFilters } from '../filters/use-list-filters';
import { StaffTable } from '../staff-table';
import type { StaffTableColumn } from '../staff-table-column';
import { useDeclaredColumns } from './use-declared-columns';

interface Stove {
  readonly Id: number;
  readonly Name: string;
  readonly CountryId: number;
  readonly State: string;
  readonly Litres: number | null;
  readonly BuiltOn: string;
  readonly Owner: string;
}

const STATES = { open: 'groß', shut: 'klein', other: 'anderer Stand' };
const STOVES = {
  label: 'Öfen',
  fileName: 'oefen',
  columns: {
    name: { label: 'Ofen', kind: 'text', field: 'Name', sort: 'name' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    state: { label: 'Größe', kind: 'code', field: 'State', labels: STATES },
    litres: { label: 'Inhalt', unit: 'Liter', kind: 'number', field: 'Litres', sort: 'litres' },
    built: { label: 'Gebaut', kind: 'date', field: 'BuiltOn' },
    owner: { label: 'Besitzer', kind: 'text', field: 'Owner', isPersonal: true },
  },
  defaultSort: 'name',
  searchHint: 'Name oder Straße',
  filters: { state: { label: 'Größe', labels: STATES }, dealer: { label: 'Händler' } },
} as const satisfies AnyList;

const ROW: Stove = {
  ...{ Id: 1, Name: 'Kachelofen', CountryId: 2, State: 'open', Litres: 1250.5, BuiltOn: '2026-11-21', Owner: 'Anna' },
};

function Page() {
  const columns: readonly StaffTableColumn<Stove>[] = useDeclaredColumns(STOVES, {
    built: {},
    litres: {},
    state: {},
    country: {},
    name: { isRowHeader: true, cell: ({ Name }) => <strong>{Name}</strong> },
  });
  const filters = useListFilters(STOVES, { dealer: null });
  const rows = { data: listPage([ROW, { ...ROW, Id: 2, Litres: null }]), rowKey: ({ Id }: Stove) => Id };
  return <StaffTable list={STOVES} {...rows} columns={columns} listFilters={filters} exportPath="/api/oefen/ausgabe" />;
}
const open = (countryId: 1 | 3) =>
  renderRoute(addStaffParts([{ path: '/oefen', Component: Page }]), '/oefen', {
    api: fakeApi({ staffViews: () => ({ Views: [] }) }).api,
    countryId,
  });

it('shows the named columns in the declared order, their fields as each kind is written', async () => {
  open(1);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    ['Ofen', 'Land', 'Größe', 'Inhalt', 'Gebaut'].map((title) => expect.stringContaining(title)),
  );
  expect(table.getAllByText('Kachelofen').map(({ tagName }) => tagName)).toEqual(['STRONG', 'STRONG']);
  const cells = table.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(0, 4)).toEqual(['AT', 'groß', '1.250,50', '21.11.2026']);
  expect(cells[6]).toBe('–');
});

it('says whom the file names, and offers the declared choices of a filter', async () => {
  open(1);
  expect(await screen.findByText('Die Datei nennt zusätzlich: Besitzer.')).toBeInTheDocument();
  const options = within(screen.getByRole('combobox', { name: 'Größe' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['alle', 'groß', 'klein']);
  expect(screen.queryByRole('combobox', { name: 'Händler' })).toBeNull();
});

it('spells declared words as Switzerland does', async () => {
  open(3);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: /Grösse/ })).toBeInTheDocument();
  expect(table.getAllByText('gross').length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent('ß');
});
