import { useSearchParams } from '@heizplatz/router';
import { renderRoute, fakeApi } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../testing/add-staff-parts';
import { StaffRows } from '../staff-table/staff-rows';
import { caseAddress } from './case-address';
import { CaseHeading } from './case-heading';
import { CaseLink } from './case-link';
import { ListPanes } from './list-panes';

const NUMBERS = ['1', '2', '3'];

function List() {
  const [params] = useSearchParams();
  const opened = params.get('case');
  return (
    <ListPanes
      list={
        <StaffRows
          label="Zahlen"
          rows={NUMBERS}
          rowKey={(row) => row}
          defaultSort="name"
          getMark={(row) => (row === opened ? 'open' : undefined)}
          columns={[
            {
              ...{ key: 'name', title: 'Name', isRowHeader: true },
              cell: (row) => (
                <CaseLink id={row} path={`/seite/${row}`}>
                  {`Fall ${row}`}
                </CaseLink>
              ),
            },
          ]}
        />
      }
      pane={
        opened !== null && (
          <section key={opened} aria-label="Fall">
            <CaseHeading>{`Offen: ${opened}`}</CaseHeading>
            <textarea aria-label="Notiz" />
          </section>
        )
      }
    />
  );
}

function showWindow(isWide: boolean) {
  window.matchMedia = jest.fn(() => ({ matches: isWide })) as unknown as typeof window.matchMedia;
}
const original = window.matchMedia;
afterEach(() => {
  window.matchMedia = original;
});

function renderList(path = '/liste') {
  const routes = addStaffParts([{ path: '/liste', Component: List }]);
  return renderRoute(routes, path, { api: fakeApi({}).api, user: null });
}
const getLink = (number: string) => screen.getByRole('link', { name: `Fall ${number}` });

it('moves between rows by J and K, and opens a case beside the list by Enter', async () => {
  showWindow(true);
  const { getPath } = renderList('/liste?state=open');
  await screen.findByRole('link', { name: 'Fall 1' });
  await userEvent.keyboard('jj');
  expect(getLink('2')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(getLink('1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Offen: 1' })).toHaveFocus());
  expect(getPath()).toBe('/liste?state=open&case=1');
  expect(getLink('1').closest('tr')).toHaveAttribute('aria-current', 'true');
});

it('opens the next case by J while one is open, and gives the focus back to its row by Escape', async () => {
  showWindow(true);
  const { getPath } = renderList('/liste?case=1');
  await screen.findByRole('heading', { name: 'Offen: 1' });
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Offen: 2' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Nächster Fall' }));
  expect(await screen.findByRole('heading', { name: 'Offen: 3' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Fall' })).toBeNull());
  expect(getPath()).toBe('/liste');
  expect(getLink('3')).toHaveFocus();
});

it('leaves keys to the field that is typed in', async () => {
  showWindow(true);
  const { getPath } = renderList('/liste?case=1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notiz' }), 'jk{Escape}');
  expect(screen.getByRole('textbox', { name: 'Notiz' })).toHaveValue('jk');
  expect(getPath()).toBe('/liste?case=1');
});

it('leads to the page of a case in narrow windows', async () => {
  showWindow(false);
  const { getPath } = renderList();
  await userEvent.click(await screen.findByRole('link', { name: 'Fall 2' }));
  await waitFor(() => expect(getPath()).toBe('/seite/2'));
});

it.each([
  ['/liste', 'a', '/liste?case=a'],
  ['/liste?state=open', 'a', '/liste?state=open&case=a'],
  ['/liste?case=a&state=open', null, '/liste?state=open'],
  ['/liste?case=a', null, '/liste'],
])('%s with the case %j open is %s', (path, id, address) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  expect(caseAddress({ pathname, search }, id)).toBe(address);
});
