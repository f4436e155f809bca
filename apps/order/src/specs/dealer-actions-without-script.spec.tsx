import { fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { dealerOrderRoute } from '../routes/haendler/bestellung/dealer-order-route';
import { reviewAnswerRoute } from '../routes/haendler/bewertung/review-answer-route';
import { buildDealerOrder, NO_DEALER_ACTIONS } from '../testing/build-dealer-order';
import { refusal } from '../testing/refusal';

const PATH = '/haendler/bestellung/0193-5f2c?token=signed';
const KEY = { OrderId: '0193-5f2c', Token: 'signed' };
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
type Order = ReturnType<typeof buildDealerOrder>;

function dealer(order: Order, responses: Parameters<typeof fakeApi>[0], path = PATH) {
  const { api, sent } = fakeApi({ dealerOrder: () => order, dealerCancellation: () => null, ...responses });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([dealerOrderRoute, reviewAnswerRoute], path, { api, ...(fields && { fields }) });
  return { open, sent };
}
const getForm = (name: string) => getFields(screen.getByRole('form', { name, hidden: true }));
const orderWith = (...actions: readonly (keyof Order['May'])[]) =>
  buildDealerOrder({ May: { ...NO_DEALER_ACTIONS, ...Object.fromEntries(actions.map((action) => [action, true])) } });

describe("on the dealer's page without script", () => {
  it.each([
    ['Accept', 'Bestellung annehmen', 'dealerAcceptOrder', WINDOW, { Window: WINDOW }],
    ['Accept', 'Bestellung annehmen', 'dealerAcceptOrder', { Date: '' }, { Window: null }],
    ['Decline', 'Bestellung ablehnen', 'dealerDeclineOrder', { Reason: 'Kein Lkw' }, { Reason: 'Kein Lkw' }],
    ['ReportFailure', 'Lieferung gescheitert', 'dealerReportFailure', { Reason: 'Zu' }, { Reason: 'Zu' }],
    ['ProposeDate', 'Termin vorschlagen', 'dealerProposeDate', { ...WINDOW, Note: '' }, { ...WINDOW, Note: '' }],
    ['MarkInvoiced', 'Rechnung gestellt', 'dealerMarkOrder', {}, { State: 'invoiced' }],
    ['MarkPaid', 'Bezahlt', 'dealerMarkOrder', {}, { State: 'paid' }],
    [
      'ReportWeight',
      'Gelieferte Menge melden',
      'dealerReportWeight',
      { DeliveredAmount: '5.820', DeliveredOn: '2026-12-08' },
      { DeliveredAmount: 5820, DeliveredOn: '2026-12-08' },
    ],
  ] as const)('%s: the form arrives', async (action, name, call, input, body) => {
    const order = orderWith(action);
    const { open, sent } = dealer(order, { [call]: () => order });
    await open();
    const { status, location } = await open({ ...getForm(name), ...input });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/haendler\/bestellung\/0193-5f2c\?token=signed&erledigt=/);
    expect(sent(call)).toEqual([{ ...KEY, ...body }]);
  });

  it.each([
    ['Accept', 'Bestellung annehmen', { ...WINDOW, To: '06:00' }, 'bis', /Das Ende muss nach dem Anfang liegen/],
    ['ReportWeight', 'Gelieferte Menge melden', { DeliveredAmount: '' }, 'Gelieferte Menge', /gelieferte Menge an/],
  ] as const)(
    '%s: what is wrong is named at its field, and it stands open',
    async (action, name, input, label, why) => {
      const { open } = dealer(orderWith(action), {});
      await open();
      expect((await open({ ...getForm(name), ...input })).status).toBe(422);
      expect(screen.getByLabelText(label)).toBeVisible();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(why);
      expect(getForm(name)).toMatchObject(input);
    },
  );

  it('a refused reason stays typed, its form stands open beside the expected one', async () => {
    const errors = [{ path: 'body.Reason', code: 'REQUIRED' }];
    const { open } = dealer(orderWith('Accept', 'Decline'), {
      dealerDeclineOrder: () => Promise.reject(refusal(400, 'VALIDATION', { errors })),
    });
    await open();
    expect((await open({ ...getForm('Bestellung ablehnen'), Reason: ' ' })).status).toBe(400);
    expect(screen.getByLabelText('Grund')).toBeVisible();
    expect(screen.getByLabelText('Grund')).toHaveAccessibleDescription(/Diese Angabe fehlt noch/);
  });

  it('a document is the one act that needs script, and its form says so', async () => {
    const { open } = dealer(orderWith('Upload'), {});
    await open();
    expect(screen.getByText('Zum Hochladen braucht es JavaScript.')).toBeInTheDocument();
    expect(
      screen.getByRole('form', { name: 'Dokument hochladen', hidden: true }).closest('.script-only'),
    ).not.toBeNull();
  });

  it('a review is answered', async () => {
    const review = {
      ReviewId: 7,
      DealerName: 'Pellethof',
      DealerPath: '/haendler/pellethof',
      Stars: 4,
      ShownName: 'Annegret K.',
      Text: 'Gut',
      CreatedAt: '2026-11-20T10:00:00.000Z',
      DealerAnswer: null,
      DealerAnsweredAt: null,
    };
    const responses = { reviewToAnswer: () => review, answerReview: () => ({ success: true }) };
    const { open, sent } = dealer(buildDealerOrder(), responses, '/haendler/bewertung/7?token=signed');
    await open();
    expect((await open({ ...getForm('Ihre Antwort'), Text: 'Danke!' })).status).toBe(303);
    expect(sent('answerReview')).toEqual([{ ReviewId: 7, Token: 'signed', Text: 'Danke!' }]);
  });
});
