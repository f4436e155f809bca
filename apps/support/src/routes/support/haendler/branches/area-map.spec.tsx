import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { AreaMap } from './area-map';

const BEFORE = [{ From: '84000', To: '84199', Zone: 0 }];
const AFTER = [
  { From: '84000', To: '84099', Zone: 1 },
  { From: '85000', To: '85099', Zone: 0 },
];
const MAP = {
  ZipCodes: ['10115', '84028', '84130', '85049'],
  Latitudes: [52_500, 48_500, 48_700, 48_800],
  Longitudes: [13_400, 12_100, 12_300, 11_400],
};

function Form() {
  const [after, setAfter] = useState(BEFORE);
  return (
    <main>
      <AreaMap countryId={1} before={BEFORE} after={after} />
      <button type="button" onClick={() => setAfter(AFTER)}>
        Ändern
      </button>
    </main>
  );
}
const renderMap = () =>
  renderRoute([{ path: '/karte', Component: Form }], '/karte', { api: fakeApi({ postcodeMap: () => MAP }).api });
const getViewBox = () => screen.getByRole('img').getAttribute('viewBox');

it('names what stays, and what a change adds, removes and moves to another zone', async () => {
  renderMap();
  expect(await screen.findByText('Das Liefergebiet ändert sich nicht.')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/Bleibt: 2, Kommt hinzu: 0, Fällt weg: 0/);
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  const summary = 'Bleibt: 0, Kommt hinzu: 1, Fällt weg: 1, Andere Zone: 1, Nicht beliefert: 1';
  expect(screen.getByRole('img')).toHaveAccessibleName(`Karte des Liefergebiets (Postleitzahlen). ${summary}`);
  expect(screen.getByRole('status')).toHaveTextContent(summary);
  const legend = within(screen.getByRole('list', { name: 'Legende: Zahl der Postleitzahlen' }));
  expect(legend.getByText('Kommt hinzu: 1')).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Kommt hinzu85000–850991',
    'Fällt weg84100–841991',
    'Andere Zone84000–840991',
  ]);
});

it('has a shape for each kind of change', async () => {
  renderMap();
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  const legend = screen.getByRole('list', { name: 'Legende: Zahl der Postleitzahlen' });
  const [stays, ...changed] = [...legend.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set([stays, ...changed]).size).toBe(4);
});

it('shows the area, or the whole country', async () => {
  renderMap();
  await screen.findByRole('img');
  const area = getViewBox();
  await userEvent.click(screen.getByRole('button', { name: 'Deutschland' }));
  expect(getViewBox()).not.toBe(area);
  await userEvent.click(screen.getByRole('button', { name: 'Liefergebiet' }));
  expect(getViewBox()).toBe(area);
});

it('has no accessibility finding', async () => {
  const { container } = renderMap();
  await screen.findByRole('img');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
});
