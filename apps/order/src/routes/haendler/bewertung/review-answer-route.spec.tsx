import type { CALLS, CallResponse } from '@heizplatz/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrderLife } from '../../../testing/render-order-life';

const PATH = '/haendler/bewertung/12?token=signed';
const review = (fields: object = {}): CallResponse<typeof CALLS.reviewToAnswer> => ({
  ...{ ReviewId: 12, DealerName: 'Pellethof Uckermark', Stars: 2, Text: 'Zu spät.', ShownName: 'Anke V.' },
  ...{ CreatedAt: '2026-11-20T10:00:00.000Z', DealerAnswer: null, DealerAnsweredAt: null },
  DealerPath: '/holzpellethaendler/pellethof',
  ...fields,
});

describe('/haendler/bewertung/{reviewId}', () => {
  it('shows the review, and publishes the answer', async () => {
    const sent: unknown[] = [];
    renderOrderLife(PATH, {
      reviewToAnswer: () => review(),
      answerReview: ({ body }) => {
        sent.push(body);
        return { success: true };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Auf eine Bewertung antworten' })).toBeInTheDocument();
    expect(screen.getByText('Zu spät.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Ihre Antwort' }), 'Das tut uns leid.');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort veröffentlichen' }));
    expect(await screen.findByText('Ihre Antwort steht jetzt unter der Bewertung.')).toBeInTheDocument();
    expect(sent).toEqual([{ ReviewId: 12, Token: 'signed', Text: 'Das tut uns leid.' }]);
  });

  it('asks for words before it sends', async () => {
    renderOrderLife(PATH, { reviewToAnswer: () => review() });
    await userEvent.click(await screen.findByRole('button', { name: 'Antwort veröffentlichen' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ihre Antwort' })).toBeInvalid());
  });

  it('holds what stands there already', async () => {
    renderOrderLife(PATH, { reviewToAnswer: () => review({ DealerAnswer: 'Wir haben angerufen.' }) });
    expect(await screen.findByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('Wir haben angerufen.');
  });

  it.each(['/haendler/bewertung/12', '/haendler/bewertung/x?token=signed', PATH])(
    'is the 404 at %s for wrong links',
    async (path) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { router } = renderOrderLife(path, { reviewToAnswer: () => null });
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
      );
    },
  );
});
