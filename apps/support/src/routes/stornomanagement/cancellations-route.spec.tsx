import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { buildProblem, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../testing/jsdom-dialog';
import { staffPerson } from '../../testing/staff-person';
import { cancellationsRoute } from './cancellations-route';
import { COMMENT, getRow, renderPage } from './testing/render-cancellations';

beforeAll(teachDialogs);

const dialog = () => within(screen.getByRole('dialog'));
const bookAndSave = async () => {
  await userEvent.click(await screen.findByRole('switch', { name: 'DE-26-208063 gebucht' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Verbindlich speichern' }));
};

describe('/stornomanagement', () => {
  it("says the pallets' deposit beside the total, in the list and in the case", async () => {
    renderPage([getRow({ TotalPrice: 931, Deposit: 30 })], {}, '/stornomanagement?case=a1');
    const row = await screen.findByRole('row', { name: /DE-26-208063/ });
    expect(row).toHaveTextContent(/zuzüglich 30,00.€ Pfand/);
    const panel = await screen.findByRole('region', { name: 'Storno DE-26-208063' });
    expect(panel).toHaveTextContent(/931,00.€ zuzüglich 30,00.€ Pfand/);
  });

  it('lists who cancelled what, and says what waits', async () => {
    renderPage([getRow({ WaitsForAnswer: { customer: true, dealer: false }, comments: [COMMENT] })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stornos' })).toBeInTheDocument();
    expect(screen.getByText('14 offen, 3 mit unbeantwortetem Kommentar')).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /DE-26-208063/ }));
    for (const text of [
      'Anke Vogt',
      '10115 Berlin',
      'Pellethof Uckermark',
      '8.000 kg',
      '1 unbeantwortet',
      'vor Lieferung',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('books dirty rows together, after a confirmation that names them', async () => {
    const { sent } = renderPage([getRow(), getRow({ orderId: 'a2', OrderNumber: 'DE-26-208041', Kind: 'duplicate' })], {
      saveCancellationList: () => ({ status: 1, Rows: [] }),
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'DE-26-208041 gebucht' }));
    await userEvent.click(screen.getByRole('switch', { name: 'DE-26-208063 gebucht' }));
    expect(screen.getByText('2 Änderungen nicht gespeichert')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(dialog().getByText('DE-26-208041 · Anke Vogt: gebucht: Doppelte Bestellung')).toBeInTheDocument();
    expect(sent('saveCancellationList')).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Verbindlich speichern' }));
    await waitFor(() => expect(screen.queryByText('2 Änderungen nicht gespeichert')).toBeNull());
    expect(sent('saveCancellationList')).toEqual([
      {
        Rows: [
          { orderId: 'a2', Version: 1, isBooked: true, bookedAs: 'duplicate' },
          { orderId: 'a1', Version: 1, isBooked: true, bookedAs: 'free' },
        ],
      },
    ]);
  });

  it('undoes a booking on the version that it wrote', async () => {
    const written = getRow({ isBooked: true, bookedAs: 'free', Version: 2 });
    const { sent } = renderPage([getRow()], { saveCancellationList: () => ({ status: 1, Rows: [written] }) });
    await bookAndSave();
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Rückgängig gemacht: Buchungen gespeichert.')).toBeInTheDocument();
    expect(sent('saveCancellationList')[1]).toEqual({
      Rows: [{ orderId: 'a1', Version: 2, isBooked: false, bookedAs: null }],
    });
  });

  it('changes the kind of a colleague’s case without taking it away, and undoes that', async () => {
    const row = getRow({ Owner: { Id: 9, Name: 'Jonas Brandl' } });
    const { sent } = renderPage(
      [row],
      { saveCancellationCase: () => ({ ...row, Kind: 'goodwill', Version: 2 }) },
      '/stornomanagement?case=a1',
    );
    const panel = within(await screen.findByRole('region', { name: 'Storno DE-26-208063' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Art' }), 'Kulanz');
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Rückgängig gemacht: Fall gespeichert.')).toBeInTheDocument();
    expect(sent('saveCancellationCase')).toEqual([
      { orderId: 'a1', Kind: 'goodwill', Version: 1 },
      { orderId: 'a1', Kind: 'customer', Version: 2 },
    ]);
  });

  it('books the selected ones, each by a call of its own, and says what became of each', async () => {
    const rows = [
      getRow(),
      getRow({ orderId: 'a2', OrderNumber: 'DE-26-208041', Kind: 'duplicate' }),
      getRow({ orderId: 'a3', OrderNumber: 'DE-26-208042', isBooked: true, bookedAs: 'fee' }),
    ];
    const { sent } = renderPage(rows, {
      saveCancellationList: ({ body }: { body: { Rows: { orderId: string }[] } }) => {
        if (body.Rows[0]?.orderId === 'a1') throw buildProblem(409, 'VERSION_CONFLICT');
        return { status: 1, Rows: [] };
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Alle offenen auswählen' }));
    expect(screen.queryByRole('checkbox', { name: 'DE-26-208042 auswählen' })).toBeNull();
    const bar = within(screen.getByRole('region', { name: 'Auswahl' }));
    expect(bar.getByText('2 Zeilen ausgewählt')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Verbindlich buchen' }));
    expect(sent('saveCancellationList')).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Verbindlich buchen' }));
    expect(await dialog().findByText('1 nicht erledigt, siehe oben.')).toBeInTheDocument();
    const results = dialog().getAllByRole('listitem');
    expect(results[0]).toHaveTextContent('DE-26-208063 · Anke Vogt: gebucht: Ohne Kosten');
    expect(results[0]).toHaveTextContent('Inzwischen von jemand anderem geändert');
    expect(results[1]).toHaveTextContent(/Doppelte Bestellung.*erledigt/);
    expect(sent('saveCancellationList')).toEqual([
      { Rows: [{ orderId: 'a1', Version: 1, isBooked: true, bookedAs: 'free' }] },
      { Rows: [{ orderId: 'a2', Version: 1, isBooked: true, bookedAs: 'duplicate' }] },
    ]);
    await userEvent.click(dialog().getByRole('button', { name: 'Fertig' }));
    expect(bar.getByText('1 Zeile ausgewählt')).toBeInTheDocument();
  });

  it('selects the rows between two clicks with Shift, and up to the focus with Shift and X', async () => {
    const rows = [1, 2, 3, 4].map((at) => getRow({ orderId: `a${at}`, OrderNumber: `DE-26-00000${at}` }));
    renderPage(rows);
    const user = userEvent.setup();
    const box = (at: number) => screen.getByRole('checkbox', { name: `DE-26-00000${at} auswählen` });
    const getSelected = () => [1, 2, 3, 4].filter((at) => box(at).matches(':checked'));
    await user.click(await screen.findByRole('checkbox', { name: 'DE-26-000003 auswählen' }));
    await user.keyboard('{Shift>}');
    await user.click(box(1));
    await user.keyboard('{/Shift}');
    expect(getSelected()).toEqual([1, 2, 3]);
    box(4).focus();
    await user.keyboard('X');
    expect(getSelected()).toEqual([1, 2, 3, 4]);
    await user.keyboard('x');
    expect(getSelected()).toEqual([1, 2, 3]);
  });

  it('is clean again when a switch is switched back, or what was changed is dropped', async () => {
    renderPage([getRow()]);
    const toggle = await screen.findByRole('switch', { name: 'DE-26-208063 gebucht' });
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(toggle).not.toBeChecked();
    expect(screen.queryByText('1 Änderung nicht gespeichert')).toBeNull();
  });

  it('shows both versions when somebody was faster, and saves one’s own on the newer one', async () => {
    const theirs = getRow({ isBooked: true, bookedAs: 'fee', Version: 2 });
    const responses: (() => unknown)[] = [
      () => {
        const refused = { type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Rows: [theirs] } };
        throw new ProblemError(refused);
      },
      () => ({ status: 1, Rows: [] }),
    ];
    const { sent } = renderPage([getRow()], { saveCancellationList: () => responses.shift()?.() });
    await bookAndSave();
    const notice = within(await screen.findByRole('table', { name: 'Beide Fassungen' }));
    expect(notice.getByText('gebucht: Gebühr des Händlers')).toBeInTheDocument();
    expect(notice.getByText('gebucht: Ohne Kosten')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bei meiner Fassung bleiben' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Verbindlich speichern' }));
    await waitFor(() => expect(screen.queryByText('1 Änderung nicht gespeichert')).toBeNull());
    expect(sent('saveCancellationList')[1]).toEqual({
      Rows: [{ orderId: 'a1', Version: 2, isBooked: true, bookedAs: 'free' }],
    });
  });

  it.each([[[ROLES.customer]], [[ROLES.financial]], [[ROLES.editor]]])('refuses roles %j with 403', async (roles) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderRoute([cancellationsRoute], '/stornomanagement', {
      api: fakeApi({}).api,
      user: staffPerson(roles),
    });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
