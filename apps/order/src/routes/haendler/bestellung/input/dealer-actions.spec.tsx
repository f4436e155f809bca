import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDealerOrder, NO_DEALER_ACTIONS } from '../../../../testing/build-dealer-order';
import { buildDelivered } from '../../../../testing/build-delivered';
import { refusal } from '../../../../testing/refusal';
import { renderOrderLife } from '../../../../testing/render-order-life';

const PATH = '/haendler/bestellung/0193-5f2c?token=signed';
const KEY = { OrderId: '0193-5f2c', Token: 'signed' };
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
type Order = ReturnType<typeof buildDealerOrder>;
type Responses = Parameters<typeof renderOrderLife>[1];

async function renderActions(order: Order, responses: Responses) {
  const page = renderOrderLife(PATH, { dealerOrder: () => order, ...responses });
  await screen.findByRole('heading', { level: 1 });
  const open = async (title: string) => {
    const details = screen.getByText(title, { selector: 'summary *' }).closest('details');
    if (!details?.open) await userEvent.click(screen.getByText(title, { selector: 'summary *' }));
  };
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return { ...page, open, form };
}

const may = (action: keyof Order['May']): Order['May'] => ({ ...NO_DEALER_ACTIONS, [action]: true });
const accepted = buildDealerOrder({ State: 'accepted', May: may('ProposeDate') });
const scheduled = buildDealerOrder({ State: 'scheduled', Window: WINDOW, May: may('ReportWeight') });

describe("what the dealer does on the order's page", () => {
  it('accepts without a date', async () => {
    const { sent, form } = await renderActions(buildDealerOrder(), { dealerAcceptOrder: () => accepted });
    await userEvent.dblClick(form('Bestellung annehmen').getByRole('button', { name: 'Annehmen' }));
    expect(await screen.findByText(/Sie haben die Bestellung angenommen/)).toBeVisible();
    expect(screen.getByText('Angenommen')).toBeVisible();
    expect(screen.getByText('Termin vorschlagen', { selector: 'summary *' }).closest('details')).toHaveAttribute(
      'open',
    );
    expect(sent('dealerAcceptOrder')).toEqual([{ ...KEY, Window: null }]);
  });

  it('accepts with a date', async () => {
    const { sent, form } = await renderActions(buildDealerOrder(), { dealerAcceptOrder: () => scheduled });
    const accept = form('Bestellung annehmen');
    await userEvent.type(accept.getByLabelText(/^Tag/), '2026-12-08');
    await userEvent.click(accept.getByRole('button', { name: 'Annehmen' }));
    expect(await screen.findByText('Termin steht')).toBeVisible();
    expect(sent('dealerAcceptOrder')).toEqual([{ ...KEY, Window: WINDOW }]);
  });

  it('refuses a window that ends before it begins, at its field', async () => {
    const { sent, form } = await renderActions(buildDealerOrder(), { dealerAcceptOrder: () => scheduled });
    const accept = form('Bestellung annehmen');
    await userEvent.type(accept.getByLabelText(/^Tag/), '2026-12-08');
    await userEvent.clear(accept.getByLabelText('bis'));
    await userEvent.type(accept.getByLabelText('bis'), '06:00');
    await userEvent.click(accept.getByRole('button', { name: 'Annehmen' }));
    expect(accept.getByLabelText('bis')).toHaveAccessibleDescription('Das Ende muss nach dem Anfang liegen.');
    expect(sent('dealerAcceptOrder')).toEqual([]);
  });

  it('declines with a reason, and not without', async () => {
    const declined = buildDealerOrder({ State: 'declined', May: NO_DEALER_ACTIONS });
    const { sent, open, form } = await renderActions(buildDealerOrder(), { dealerDeclineOrder: () => declined });
    await open('Bestellung ablehnen');
    const decline = form('Bestellung ablehnen');
    await userEvent.click(decline.getByRole('button', { name: 'Ablehnen' }));
    expect(decline.getByLabelText('Grund')).toHaveAccessibleDescription(/Diese Angabe fehlt noch\./);
    await userEvent.type(decline.getByLabelText('Grund'), 'Kein Lkw frei');
    await userEvent.click(decline.getByRole('button', { name: 'Ablehnen' }));
    expect(await screen.findByText('Abgelehnt')).toBeVisible();
    expect(sent('dealerDeclineOrder')).toEqual([{ ...KEY, Reason: 'Kein Lkw frei' }]);
  });

  it('names the day that the customer asked for, and then it stands', async () => {
    const query = buildDealerOrder({ ...accepted, RequestedDate: '2026-12-15' });
    const { sent, form } = await renderActions(query, { dealerProposeDate: () => scheduled });
    const propose = form('Termin vorschlagen');
    expect(propose.getByLabelText('Tag')).toHaveValue('2026-12-15');
    await userEvent.click(propose.getByRole('button', { name: 'Termin vorschlagen' }));
    expect(await screen.findByText(/^Der Termin steht: Der Kunde hat sich diesen Tag gewünscht/)).toBeVisible();
    expect(sent('dealerProposeDate')).toEqual([{ ...KEY, ...WINDOW, Date: '2026-12-15', Note: '' }]);
  });

  it('proposes another day, and leaves an empty field behind', async () => {
    const query = buildDealerOrder({ ...accepted, RequestedDate: '2026-12-15' });
    const proposed = buildDealerOrder({ ...accepted, ProposedWindow: { ...WINDOW, Date: '2026-12-16' } });
    const { form } = await renderActions(query, { dealerProposeDate: () => proposed });
    const propose = form('Termin vorschlagen');
    await userEvent.clear(propose.getByLabelText('Tag'));
    await userEvent.type(propose.getByLabelText('Tag'), '2026-12-16');
    await userEvent.type(propose.getByLabelText(/^Nachricht/), 'Gern früh');
    await userEvent.click(propose.getByRole('button', { name: 'Termin vorschlagen' }));
    expect(await screen.findByText(/Ihr Vorschlag ist beim Kunden/)).toBeVisible();
    expect(propose.getByLabelText(/^Nachricht/)).toHaveValue('');
  });

  it('keeps what stands in one form while another changes the state', async () => {
    const actions = { ReportWeight: true, Upload: true };
    const agreed = buildDealerOrder({
      State: 'accepted',
      May: { ...NO_DEALER_ACTIONS, ...actions, ProposeDate: true },
    });
    const scheduledNow = buildDealerOrder({
      State: 'scheduled',
      Window: WINDOW,
      May: { ...NO_DEALER_ACTIONS, ...actions },
    });
    const { open, form } = await renderActions(agreed, { dealerProposeDate: () => scheduledNow });
    await open('Geliefert: Menge melden');
    await userEvent.type(form('Gelieferte Menge melden').getByLabelText('Gelieferte Menge'), '5820');
    await userEvent.type(form('Termin vorschlagen').getByLabelText('Tag'), '2026-12-08');
    await userEvent.click(form('Termin vorschlagen').getByRole('button', { name: 'Termin vorschlagen' }));
    expect(await screen.findByText('Termin steht')).toBeVisible();
    expect(form('Gelieferte Menge melden').getByLabelText('Gelieferte Menge')).toHaveValue('5.820');
    expect(form('Gelieferte Menge melden').getByLabelText('Geliefert am')).toHaveValue('2026-12-08');
  });

  it('reports the weight and sees the recalculated total', async () => {
    const delivered = buildDealerOrder({ State: 'delivered', Delivered: buildDelivered(), May: NO_DEALER_ACTIONS });
    const { sent, form } = await renderActions(scheduled, { dealerReportWeight: () => delivered });
    const weight = form('Gelieferte Menge melden');
    await userEvent.click(weight.getByRole('button', { name: 'Menge melden' }));
    expect(weight.getByLabelText('Gelieferte Menge')).toHaveAccessibleDescription(
      /Bitte geben Sie die gelieferte Menge an\./,
    );
    expect(weight.getByLabelText('Geliefert am')).toHaveValue('2026-12-08');
    await userEvent.type(weight.getByLabelText('Gelieferte Menge'), '5820{Enter}');
    expect(await screen.findByText(/Der neue Gesamtbetrag steht/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Abzurechnen' })).toHaveTextContent(/2\.220,09/);
    expect(sent('dealerReportWeight')).toEqual([{ ...KEY, DeliveredAmount: 5820, DeliveredOn: '2026-12-08' }]);
  });

  it('reports that the lorry could not deliver', async () => {
    const order = buildDealerOrder({ ...scheduled, May: may('ReportFailure') });
    const failed = buildDealerOrder({ State: 'delivery-failed', May: may('ProposeDate') });
    const { sent, open, form } = await renderActions(order, { dealerReportFailure: () => failed });
    await open('Lieferung gescheitert');
    await userEvent.type(form('Lieferung gescheitert').getByLabelText('Was war?'), 'Niemand da');
    await userEvent.click(form('Lieferung gescheitert').getByRole('button', { name: 'Als gescheitert melden' }));
    expect(await screen.findByText('Nicht zugestellt')).toBeVisible();
    expect(sent('dealerReportFailure')).toEqual([{ ...KEY, Reason: 'Niemand da' }]);
  });

  it('uploads a paper of a kind', async () => {
    const order = buildDealerOrder({ State: 'delivered', May: may('Upload') });
    const Documents = [{ Id: 'd1', Name: 'Wiegeschein', ContentType: 'application/pdf', Path: '/api/x' }];
    const { sent, open, form } = await renderActions(order, { dealerUploadDocument: () => ({ ...order, Documents }) });
    await open('Dokument hochladen');
    const upload = form('Dokument hochladen');
    await userEvent.click(upload.getByRole('button', { name: 'Hochladen' }));
    expect(upload.getByLabelText('Datei')).toHaveAccessibleDescription(/Diese Angabe fehlt noch\./);
    await userEvent.selectOptions(upload.getByLabelText('Art'), 'Wiegeschein');
    await userEvent.upload(
      upload.getByLabelText('Datei'),
      new File(['%PDF'], 'schein.pdf', { type: 'application/pdf' }),
    );
    await upload.findByRole('button', { name: 'Datei entfernen' });
    await userEvent.click(upload.getByRole('button', { name: 'Hochladen' }));
    expect(await screen.findByRole('link', { name: 'Wiegeschein' })).toBeVisible();
    const File_ = { FileName: 'schein.pdf', ContentBase64: btoa('%PDF') };
    expect(sent('dealerUploadDocument')).toEqual([{ ...KEY, Kind: 'weighing-note', File: File_ }]);
  });

  it.each([
    ['MarkInvoiced', 'Rechnung gestellt', 'Als abgerechnet vermerken', 'invoiced'],
    ['MarkPaid', 'Bezahlt', 'Als bezahlt vermerken', 'paid'],
  ] as const)('%s', async (action, name, button, State) => {
    const after = buildDealerOrder({ State, May: NO_DEALER_ACTIONS });
    const { sent, form } = await renderActions(buildDealerOrder({ May: may(action) }), {
      dealerMarkOrder: () => after,
    });
    await userEvent.click(form(name).getByRole('button', { name: button }));
    expect(await screen.findByText(/^Vermerkt: /)).toBeVisible();
    expect(sent('dealerMarkOrder')).toEqual([{ ...KEY, State }]);
  });

  it('a conflict says what happened meanwhile and shows the order as it is now', async () => {
    let order = buildDealerOrder();
    const conflict = refusal(409, 'CONFLICT', { detail: 'Der Kunde hat inzwischen widerrufen.' });
    const responses = { dealerOrder: () => order, dealerAcceptOrder: () => Promise.reject(conflict) };
    const { form } = await renderActions(order, responses);
    order = buildDealerOrder({ State: 'withdrawn', May: NO_DEALER_ACTIONS });
    await userEvent.click(form('Bestellung annehmen').getByRole('button', { name: 'Annehmen' }));
    expect(await screen.findByText('Der Kunde hat inzwischen widerrufen.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(screen.getByText(/Bitte liefern Sie nicht/)).toBeVisible();
  });
});
