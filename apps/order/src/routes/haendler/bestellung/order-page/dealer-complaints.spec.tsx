import type { Complaint } from '@heizplatz/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDealerOrder, NO_DEALER_ACTIONS } from '../../../../testing/build-dealer-order';
import { renderOrderLife } from '../../../../testing/render-order-life';

const OPEN: Complaint = {
  Id: 7,
  Kind: 'damage',
  State: 'open',
  Messages: [{ Author: 'customer', Text: 'Zaun umgefahren', At: '2026-12-01T10:00:00.000Z' }],
  ClosedAt: null,
  May: { Reply: false, Close: false, Answer: true },
};
const orderWith = (complaint: Complaint) =>
  buildDealerOrder({ State: 'delivered', May: NO_DEALER_ACTIONS, Complaints: [complaint] });

async function renderComplaint(complaint: Complaint) {
  const answered = orderWith({ ...complaint, State: 'answered' });
  const page = renderOrderLife('/haendler/bestellung/0193-5f2c?token=signed', {
    dealerOrder: () => orderWith(complaint),
    dealerAnswerComplaint: () => answered,
  });
  return { ...page, card: within(await screen.findByRole('region', { name: 'Reklamation' })) };
}

describe("a complaint on the dealer's page", () => {
  it('is answered there', async () => {
    const { card, sent } = await renderComplaint(OPEN);
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Schaden Offen');
    expect(card.getByText('Zaun umgefahren')).toBeVisible();
    await userEvent.type(card.getByLabelText('Ihre Antwort'), 'Wir zahlen ihn');
    await userEvent.click(card.getByRole('button', { name: 'Antwort senden' }));
    expect(await card.findByText('Beantwortet')).toBeVisible();
    expect(screen.getByText('Ihre Antwort ist beim Kunden.')).toBeVisible();
    const key = { OrderId: '0193-5f2c', Token: 'signed', ComplaintId: 7 };
    expect(sent('dealerAnswerComplaint')).toEqual([{ ...key, Text: 'Wir zahlen ihn' }]);
  });

  it('asks for nothing once the customer has closed it', async () => {
    const { card } = await renderComplaint({
      ...OPEN,
      State: 'solved',
      May: { Reply: false, Close: false, Answer: false },
    });
    expect(card.getByText('Gelöst')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });
});
