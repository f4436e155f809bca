import type { Complaint } from '@heizplatz/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlacedOrder } from '../../../../testing/build-placed-order';
import { renderOrderLife } from '../../../../testing/render-order-life';

const KEY = { OrderId: '0193-5f2c', Token: 'signed', ComplaintId: 7 };
const ANSWERED: Complaint = {
  Id: 7,
  Kind: 'quality',
  State: 'answered',
  Messages: [
    { Author: 'customer', Text: 'Zu viel Staub', At: '2026-12-01T10:00:00.000Z' },
    { Author: 'dealer', Text: 'Wir tauschen die Ware', At: '2026-12-02T10:00:00.000Z' },
  ],
  ClosedAt: null,
  May: { Reply: true, Close: true, Answer: false },
};

async function renderComplaint(before: Complaint, after: Complaint = before) {
  let complaint = before;
  const done = () => {
    complaint = after;
    return { success: true };
  };
  const page = renderOrderLife('/bestellung/0193-5f2c?token=signed', {
    placedOrder: () => buildPlacedOrder({ State: 'delivered', Complaints: [complaint] }),
    replyToComplaint: done,
    closeComplaint: done,
  });
  const card = within(await screen.findByRole('region', { name: 'Ihre Reklamation' }));
  return { ...page, card };
}

describe('a complaint on the page of the order', () => {
  it('says what it is about, how it stands, and who wrote what', async () => {
    const { card } = await renderComplaint(ANSWERED);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Qualität der Ware Beantwortet');
    const [own, answer] = card.getAllByRole('list')[1]?.children ?? [];
    expect(own).toHaveTextContent(/^Sie · .*Zu viel Staub$/);
    expect(answer).toHaveTextContent(/^Händler · .*Wir tauschen die Ware$/);
  });

  it('is replied to, which needs a text', async () => {
    const { card, sent } = await renderComplaint(ANSWERED, { ...ANSWERED, State: 'open' });
    await userEvent.click(card.getByRole('button', { name: 'Nachricht senden' }));
    expect(card.getByLabelText('Ihre Nachricht')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    await userEvent.type(card.getByLabelText('Ihre Nachricht'), 'Wann denn?');
    await userEvent.click(card.getByRole('button', { name: 'Nachricht senden' }));
    expect(await screen.findByText(/Ihre Nachricht ist beim Händler/)).toBeVisible();
    expect(sent('replyToComplaint')).toEqual([{ ...KEY, Text: 'Wann denn?' }]);
    expect(card.getByText('Offen')).toBeVisible();
  });

  it.each([
    ['Das Problem ist gelöst', true, 'solved', 'Gelöst'],
    ['Ohne Lösung schließen', false, 'closed', 'Ohne Lösung geschlossen'],
  ] as const)('%s: it is closed, and nothing is asked any more', async (button, IsSolved, State, chip) => {
    const { card, sent } = await renderComplaint(ANSWERED, {
      ...ANSWERED,
      State,
      May: { Reply: false, Close: false, Answer: false },
    });
    await userEvent.click(card.getByRole('button', { name: button }));
    expect(await card.findByText(chip)).toBeVisible();
    expect(sent('closeComplaint')).toEqual([{ ...KEY, IsSolved }]);
    expect(card.queryByRole('button')).toBeNull();
  });
});
