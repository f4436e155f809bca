import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { FilterFields } from './filter-fields';

const ALL = { value: '', label: 'alle' };

function LateOptions() {
  const [options, setOptions] = useState([ALL]);
  return (
    <>
      <FilterFields filters={[{ name: 'kind', label: 'Art', options }]} />
      <button type="button" onClick={() => setOptions([ALL, { value: 'call-back', label: 'Rückruf' }])}>
        Laden
      </button>
    </>
  );
}

it('shows what the address has also where the options come later', async () => {
  const routes = addStaffParts([{ path: '/liste', element: <LateOptions /> }]);
  renderRoute(routes, '/liste?kind=call-back', { api: fakeApi({}).api });
  await userEvent.click(await screen.findByRole('button', { name: 'Laden' }));
  expect(screen.getByRole('combobox', { name: 'Art' })).toHaveValue('call-back');
});
