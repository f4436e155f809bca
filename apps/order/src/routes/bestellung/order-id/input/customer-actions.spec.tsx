import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SECOND_OFFER } from '../../../../testing/build-calculation';
import { buildDelivered } from '../../../../testing/build-delivered';
import { NO_ACTIONS, buildPlacedOrder } from '../../../../testing/build-placed-order';
import { refusal } from '../../../../testing/refusal';
import { renderOrderLife } from '../../../../testing/render-order-life';

const KEY = { OrderId: '0193-5f2c', Token: 'signed' };
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
type Order = ReturnType<typeof buildPlacedOrder>;
type Responses = Parameters<typeof renderOrderLife>[1];

/** The page of `before`; once a command has succeeded, the server returns `after`. */
async function renderActions(before: Order, after: Order, responses: Responses = {}) {
  let order = before;
  const done = () => {
    order = after;
    return { success: true };
  };
  const page = renderOrderLife('/bestellung/0193-5f2c?token=signed', {
    placedOrder: () => order,
    requestOrderMove: done,
    answerProposedDate: done,
    answerDeliveredWeight: done,
    cancelOrder: done,
    changeOrderAddress: done,
    complainAboutOrder: done,
    ...responses,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, become: (next: Order) => void (order = next) };
}

const MOVE = { ...NO_ACTIONS, Move: true };

describe('what the customer does on the order page', () => {
  it('an order that waits for its mailbox is confirmed by a button of the mailed link’s page', async () => {
    const ConfirmUntil = '2026-11-22T11:00:00.000Z';
    const { sent } = await renderActions(
      buildPlacedOrder({ ConfirmUntil, May: NO_ACTIONS }),
      buildPlacedOrder({ May: NO_ACTIONS }),
      {
        confirmOrder: () => ({ success: true }),
      },
    );
    expect(screen.getByText('Wartet auf Bestätigung')).toBeVisible();
    expect(screen.getByText(/Bestätigen Sie bis 22\.11\.2026, 12:00 Uhr/)).toBeVisible();
    expect(sent('confirmOrder')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung bestätigen' }));
    expect(await screen.findByText(/bestätigt und beim Händler/)).toBeVisible();
    expect(sent('confirmOrder')).toEqual([KEY]);
  });

  it('the links of mails are closed; the page that such a link opened is not read again', async () => {
    const order = buildPlacedOrder({ May: NO_ACTIONS });
    const { sent } = await renderActions(order, order, { closeOrderLinks: () => ({ success: true }) });
    const reads = sent('placedOrder').length;
    await userEvent.click(screen.getByText('Links aus unseren Mails schließen'));
    await userEvent.click(screen.getByRole('button', { name: 'Links schließen' }));
    expect(await screen.findByText(/Frühere Links öffnen nichts mehr/)).toBeVisible();
    expect(sent('closeOrderLinks')).toEqual([KEY]);
    expect(sent('placedOrder')).toHaveLength(reads);
  });

  it('another date: the wish goes to the dealer, the page says so and takes the focus there', async () => {
    const { sent } = await renderActions(
      buildPlacedOrder({ May: MOVE, MoveDates: ['2026-12-14', '2026-12-15'] }),
      buildPlacedOrder({ May: NO_ACTIONS }),
    );
    await userEvent.click(screen.getByText('Anderen Termin wünschen'));
    await userEvent.selectOptions(screen.getByLabelText('Wunschtag'), 'Di, 15.12.2026');
    await userEvent.type(screen.getByLabelText(/Nachricht an den Händler/), 'Gern nachmittags');
    await userEvent.click(screen.getByRole('button', { name: 'Termin wünschen' }));
    const status = await screen.findByText(/Ihr Wunsch ist beim Händler/);
    expect(status.closest('[tabindex="-1"]')).toHaveFocus();
    expect(sent('requestOrderMove')).toEqual([{ ...KEY, DesiredDate: '2026-12-15', Note: 'Gern nachmittags' }]);
    expect(screen.queryByRole('button', { name: 'Termin wünschen' })).toBeNull();
  });

  it('names a missing day at its field and sends nothing', async () => {
    const { sent } = await renderActions(buildPlacedOrder({ May: MOVE }), buildPlacedOrder());
    await userEvent.click(screen.getByText('Anderen Termin wünschen'));
    await userEvent.click(screen.getByRole('button', { name: 'Termin wünschen' }));
    expect(screen.getByLabelText('Wunschtag')).toHaveAccessibleDescription(/Bitte geben Sie einen möglichen Tag an\.$/);
    expect(screen.getByRole('link', { name: 'Wunschtag: Bitte geben Sie einen möglichen Tag an.' })).toBeVisible();
    expect(sent('requestOrderMove')).toEqual([]);
  });

  it.each([
    ['Ja, der Termin passt', true, /Der Termin steht/],
    ['Nein, anderer Termin', false, /schlägt einen anderen vor/],
  ])('a proposed date: %s', async (button, IsAccepted, text) => {
    const May = { ...NO_ACTIONS, AnswerDate: true };
    const { sent } = await renderActions(
      buildPlacedOrder({ May, ProposedWindow: WINDOW }),
      buildPlacedOrder({ May: NO_ACTIONS }),
    );
    expect(screen.getByText('Di, 08.12.2026, 07:00–12:00 Uhr')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent('answerProposedDate')).toEqual([{ ...KEY, IsAccepted }]);
  });

  it('more than 10 % too much: what a yes costs stands on the button', async () => {
    const Delivered = buildDelivered({
      DeliveredAmount: 6800,
      TotalPrice: 2287.23,
      NeedsConsent: true,
      TotalWithConsent: 2585.63,
    });
    const before = buildPlacedOrder({ State: 'delivered', Delivered, May: { ...NO_ACTIONS, AnswerWeight: true } });
    const { sent } = await renderActions(
      before,
      buildPlacedOrder({ ...before, Delivered: { ...Delivered, Consent: true }, May: NO_ACTIONS }),
    );
    expect(screen.getByText(/Ohne Ihr Ja wird nichts über der bestellten Menge berechnet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Ja, 2\.585,63\s€ bezahlen$/ }));
    expect(await screen.findByText(/Ihr Ja ist vermerkt/)).toBeVisible();
    expect(screen.getByText(/Sie haben der Mehrmenge zugestimmt/)).toBeVisible();
    expect(sent('answerDeliveredWeight')).toEqual([{ ...KEY, IsAccepted: true }]);
  });

  it('more than 10 % too little: nothing is charged until the customer says that so little came', async () => {
    const Delivered = buildDelivered({
      ...{ DeliveredAmount: 3000, TotalPrice: 2287.23, IsToConfirm: true, NeedsConsent: true, TotalWithConsent: 1200 },
    });
    const before = buildPlacedOrder({ State: 'delivered', Delivered, May: { ...NO_ACTIONS, AnswerWeight: true } });
    const { sent } = await renderActions(
      before,
      buildPlacedOrder({ ...before, Delivered: { ...Delivered, Consent: false }, May: NO_ACTIONS }),
    );
    expect(screen.getByText(/wird nichts abgerechnet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ja, so wenig kam an' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nein, das stimmt nicht' }));
    expect(await screen.findByText(/Ihr Nein ist vermerkt\. Unser Kundendienst klärt/)).toBeVisible();
    expect(screen.getByText(/Sie haben die gemeldete Menge nicht bestätigt/)).toBeVisible();
    expect(sent('answerDeliveredWeight')).toEqual([{ ...KEY, IsAccepted: false }]);
  });

  it('a yes and a no are as loud as each other', async () => {
    const Delivered = buildDelivered({ DeliveredAmount: 6800, NeedsConsent: true, TotalWithConsent: 2585.63 });
    const May = { ...NO_ACTIONS, AnswerWeight: true };
    await renderActions(buildPlacedOrder({ State: 'delivered', Delivered, May }), buildPlacedOrder());
    const yes = screen.getByRole('button', { name: /bezahlen$/ });
    const no = screen.getByRole('button', { name: 'Nein, nur die bestellte Menge' });
    expect(no.className).toBe(yes.className);
  });

  it('address, phone and access notes are changed while the server allows it', async () => {
    const May = { ...NO_ACTIONS, ChangeAddress: true };
    const { sent } = await renderActions(buildPlacedOrder({ May }), buildPlacedOrder({ May: NO_ACTIONS }));
    await userEvent.click(screen.getByText('Adresse, Telefon oder Hinweise ändern'));
    expect(screen.getByLabelText('Postleitzahl')).toHaveAttribute('readonly');
    await userEvent.clear(screen.getByLabelText('Telefon'));
    await userEvent.click(screen.getByRole('button', { name: 'Änderung speichern' }));
    expect(screen.getByRole('link', { name: 'Telefon: Diese Angabe fehlt noch.' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Telefon'), '030 23125 099');
    await userEvent.clear(screen.getByLabelText(/^Hinweise zur Zufahrt/));
    await userEvent.type(screen.getByLabelText(/^Hinweise zur Zufahrt/), 'Hof rechts');
    await userEvent.click(screen.getByRole('button', { name: 'Änderung speichern' }));
    expect(await screen.findByText(/Ihre Angaben sind geändert/)).toBeVisible();
    const Address = expect.objectContaining({ Phone: '030 23125 099', AccessNotes: 'Hof rechts' });
    expect(sent('changeOrderAddress')).toEqual([{ ...KEY, StationNumber: 1, Address }]);
  });

  it('cancelling needs no reason', async () => {
    const { sent } = await renderActions(
      buildPlacedOrder({ May: { ...NO_ACTIONS, Cancel: true } }),
      buildPlacedOrder({ State: 'cancelled', May: NO_ACTIONS }),
    );
    await userEvent.click(screen.getByText('Bestellung stornieren'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText('Storniert')).toBeVisible();
    expect(sent('cancelOrder')).toEqual([{ ...KEY, Reason: '' }]);
  });

  it('a refusal keeps what was typed; a conflict says what happened meanwhile and shows the order as it is now', async () => {
    let response = refusal(503, 'UNAVAILABLE', { detail: 'Gerade nicht erreichbar.', requestId: 'r-1' });
    const before = buildPlacedOrder({ May: { ...NO_ACTIONS, Cancel: true } });
    const { become } = await renderActions(before, before, { cancelOrder: () => Promise.reject(response) });
    await userEvent.click(screen.getByText('Bestellung stornieren'));
    await userEvent.type(screen.getByLabelText(/^Grund/), 'Umzug');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gerade nicht erreichbar.Vorgangsnummer r-1');
    expect(screen.getByLabelText(/^Grund/)).toHaveValue('Umzug');
    response = refusal(409, 'CONFLICT', { detail: 'Der Händler hat schon geliefert.' });
    become(buildPlacedOrder({ State: 'delivered', May: NO_ACTIONS }));
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText('Der Händler hat schon geliefert.')).toBeVisible();
    expect(screen.getByText(/Die Ware ist da/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Jetzt stornieren' })).toBeNull();
  });

  it('one click orders again and leads to the summary', async () => {
    const before = buildPlacedOrder({
      State: 'expired',
      NextOffers: [SECOND_OFFER],
      May: { ...NO_ACTIONS, Reorder: true },
    });
    const { getPath, sent } = await renderActions(before, before, { reorder: () => ({ ProductGroupId: 3 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Erneut bestellen' }));
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/bestellung-abschliessen'));
    expect(sent('reorder')).toEqual([{ ...KEY, OfferId: SECOND_OFFER.Id }]);
  });
});
