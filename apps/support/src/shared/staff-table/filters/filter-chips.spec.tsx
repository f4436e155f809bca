import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { FilterChips } from './filter-chips';

const FILTERS = [
  {
    name: 'state',
    label: 'Stand',
    options: [
      { value: '', label: 'alle' },
      { value: 'open', label: 'offen' },
    ],
  },
  { name: 'from', label: 'Liefertag ab' },
];
const renderChips = (search: string) =>
  renderRoute(addStaffParts([{ path: '/liste', element: <FilterChips filters={FILTERS} /> }]), `/liste${search}`, {
    api: fakeApi({}).api,
  });

it('names what the list is narrowed by, and takes one of it out', async () => {
  const { getPath } = renderChips('?state=open&from=2026-11-01&search=wolf&sort=name&page=3&case=a');
  const names = (await screen.findAllByRole('link')).map((link) => link.textContent);
  expect(names).toEqual(['Suche: wolf', 'Stand: offen', 'Liefertag ab: 01.11.2026']);
  await userEvent.click(screen.getByRole('link', { name: 'Filter entfernen: Stand: offen' }));
  expect(getPath()).toBe('/liste?from=2026-11-01&search=wolf&sort=name');
});

it('is not there when nothing is set', () => {
  renderChips('?sort=name');
  expect(screen.queryByRole('list')).toBeNull();
});
