import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDealerOrder } from '../../../../testing/build-dealer-order';
import { renderOrderLife } from '../../../../testing/render-order-life';

const PATH = '/haendler/bestellung/0193-5f2c?token=signed';
const QUERY = { Author: 'staff', Text: 'Schon verladen?', At: '2026-11-21T11:00:00.000Z' };
const cancelled = () => buildDealerOrder({ State: 'cancelled' });

describe('a cancelled order on its dealer’s page', () => {
  it('shows what staff asked, and sends the answer', async () => {
    const { sent } = renderOrderLife(PATH, {
      dealerOrder: cancelled,
      dealerCancellation: () => ({ Reason: 'Lager zu voll', Comments: [QUERY] }),
      dealerCommentCancellation: () => ({ status: 1 }),
    });
    expect(await screen.findByText('Grund: Lager zu voll')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Nachrichten' })).toHaveTextContent('Schon verladen?');
    await userEvent.type(screen.getByRole('textbox', { name: /^Nachricht an Heizplatz/ }), 'Nein.');
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    expect(await screen.findByText('Ihre Nachricht ist bei uns.')).toBeInTheDocument();
    expect(sent('dealerCommentCancellation')).toEqual([expect.objectContaining({ Token: 'signed', Comment: 'Nein.' })]);
  });

  it('keeps what was not posted', async () => {
    renderOrderLife(PATH, {
      dealerOrder: cancelled,
      dealerCancellation: () => ({ Reason: null, Comments: [] }),
      dealerCommentCancellation: () => ({ status: 0 }),
    });
    const field = await screen.findByRole('textbox', { name: /^Nachricht an Heizplatz/ });
    await userEvent.type(field, 'Nein.');
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
    expect(field).toHaveValue('Nein.');
  });
});
