import type { Complaint } from '@heizplatz/contract';
import { fakeApi, getFields, buildOffer, openWithoutScript } from '@heizplatz/testing';
import type { User } from '@heizplatz/identity';
import { screen } from '@testing-library/react';
import { customerOrderRoute } from '../customer-order-route';
import { placedOrderRoute } from '../placed-order-route';
import { buildDelivered } from '../../../../testing/build-delivered';
import { GUEST } from '../../../../testing/guest';
import { NO_ACTIONS, buildPlacedOrder } from '../../../../testing/build-placed-order';
import { refusal } from '../../../../testing/refusal';

const PATH = '/bestellung/0193-5f2c?token=signed';
const OWN_PATH = '/kunde/bestellungen/0193-5f2c';
const KEY = { OrderId: '0193-5f2c', Token: 'signed' };
const WINDOW = { Date: '2026-12-08', From: '07:00', To: '12:00' };
const COMPLAINT: Complaint = {
  ...{ Id: 12, Kind: 'quality', State: 'answered', ClosedAt: null, Messages: [] },
  May: { Reply: true, Close: true, Answer: false },
};

function customer(
  order: ReturnType<typeof buildPlacedOrder>,
  responses: Parameters<typeof fakeApi>[0] = {},
  path = PATH,
  user?: User,
) {
  const { api, sent } = fakeApi({ placedOrder: () => order, ...responses });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([placedOrderRoute, customerOrderRoute], path, {
      api,
      ...(user && { user }),
      ...(fields && { fields }),
    });
  return { open, sent };
}
const getForm = (name: string) => getFields(screen.getByRole('form', { name, hidden: true }));
const done = () => ({ success: true });
const doneAt = (action: string) => ({ status: 303, location: `${PATH}&erledigt=${action}` });
const may = (action: keyof typeof NO_ACTIONS) => buildPlacedOrder({ May: { ...NO_ACTIONS, [action]: true } });

describe('on the order page without script', () => {
  it('another date is wished for, and the page says that it has arrived', async () => {
    const order = buildPlacedOrder({ May: { ...NO_ACTIONS, Move: true }, MoveDates: ['2026-12-14', '2026-12-15'] });
    const { open, sent } = customer(order, { requestOrderMove: done });
    await open();
    const input = { DesiredDate: '2026-12-15', Note: 'Gern nachmittags' };
    expect(await open({ ...getForm('Anderen Termin wünschen'), ...input })).toEqual(doneAt('termin'));
    expect(sent('requestOrderMove')).toEqual([{ ...KEY, ...input }]);
    await customer(order, {}, `${PATH}&erledigt=termin`).open();
    expect(screen.getByText(/Ihre Angaben sind angekommen/)).toBeVisible();
  });

  it('what is refused stands open, typed and named', async () => {
    const errors = [{ path: 'body.DesiredDate', code: 'DATE_FREE' }];
    const order = buildPlacedOrder({ May: { ...NO_ACTIONS, Move: true }, MoveDates: ['2026-12-14'] });
    const { open } = customer(order, {
      requestOrderMove: () => Promise.reject(refusal(400, 'VALIDATION', { errors })),
    });
    await open();
    const input = { DesiredDate: '2026-12-14', Note: 'Gern nachmittags' };
    expect((await open({ ...getForm('Anderen Termin wünschen'), ...input })).status).toBe(400);
    expect(screen.getByLabelText('Wunschtag')).toBeVisible();
    expect(screen.getByLabelText('Wunschtag')).toHaveAccessibleDescription(/An diesem Tag liefert der Händler nicht/);
    expect(getForm('Anderen Termin wünschen')).toMatchObject(input);
  });

  it('an order that has changed meanwhile says so, and shows how it is now', async () => {
    const { open } = customer(may('Cancel'), {
      cancelOrder: () => Promise.reject(refusal(409, 'CONFLICT', { detail: 'Der Händler hat geliefert.' })),
    });
    await open();
    expect((await open(getForm('Bestellung stornieren'))).status).toBe(409);
    expect(screen.getAllByText('Der Händler hat geliefert.')).toHaveLength(1);
  });

  it.each([
    ['Cancel', 'Bestellung stornieren', 'cancelOrder', { Reason: 'Umzug' }, 'storno'],
    ['Complain', 'Etwas reklamieren', 'complainAboutOrder', { Kind: 'quality', Text: 'Staub' }, 'reklamation'],
  ] as const)('%s: the form arrives', async (action, name, call, input, id) => {
    const { open, sent } = customer(may(action), { [call]: done });
    await open();
    expect(await open({ ...getForm(name), ...input })).toEqual(doneAt(id));
    expect(sent(call)).toEqual([{ ...KEY, ...input, ...(action === 'Complain' && { Picture: null }) }]);
  });

  it('links are closed; the page that one opened leads to the orders', async () => {
    const { open, sent } = customer(may('Cancel'), { closeOrderLinks: done });
    await open();
    expect(await open(getForm('Links schließen'))).toEqual({ status: 303, location: '/kunde/bestellungen' });
    expect(sent('closeOrderLinks')).toEqual([KEY]);
  });

  it('a complaint without its kind is not sent', async () => {
    const { open, sent } = customer(may('Complain'), { complainAboutOrder: done });
    await open();
    expect((await open({ ...getForm('Etwas reklamieren'), Text: 'Staub' })).status).toBe(422);
    expect(screen.getByLabelText('Was stimmt nicht?')).toHaveValue('Staub');
    expect(sent('complainAboutOrder')).toEqual([]);
  });

  it('a complaint says that its picture needs script, and offers no field that sends none', async () => {
    const { open } = customer(may('Complain'), {});
    await open();
    expect(screen.getByText(/Ein Bild mitzusenden braucht JavaScript/)).toBeInTheDocument();
    expect(screen.getByLabelText('Bild (freiwillig)').closest('.script-only')).not.toBeNull();
  });

  it('the address of a delivery point is changed, all else of it stays', async () => {
    const order = may('ChangeAddress');
    const { open, sent } = customer(order, { changeOrderAddress: done });
    await open();
    const fields = getForm('Lieferadresse 1 ändern');
    expect(await open({ ...fields, 'lieferadresse-1-Phone': '030 555' })).toEqual(doneAt('lieferadresse'));
    const { Id: _, ...before } = order.Stations[0]?.Address ?? { Id: 0 };
    expect(sent('changeOrderAddress')).toEqual([
      { ...KEY, StationNumber: 1, Address: { ...before, Phone: '030 555' } },
    ]);
  });

  it.each([
    ['Zustimmen', true],
    ['Ablehnen', false],
  ])('a proposed date and a surplus are answered: %s', async (name, IsAccepted) => {
    const query = { ...NO_ACTIONS, AnswerDate: true };
    const date = customer(buildPlacedOrder({ May: query, ProposedWindow: WINDOW }), { answerProposedDate: done });
    await date.open();
    expect((await date.open(getForm(name))).status).toBe(303);
    expect(date.sent('answerProposedDate')).toEqual([{ ...KEY, IsAccepted }]);
    const Delivered = buildDelivered({ NeedsConsent: true, TotalWithConsent: 2585.63 });
    const order = buildPlacedOrder({ State: 'delivered', Delivered, May: { ...NO_ACTIONS, AnswerWeight: true } });
    const weight = customer(order, { answerDeliveredWeight: done });
    await weight.open();
    expect((await weight.open(getForm(name))).status).toBe(303);
    expect(weight.sent('answerDeliveredWeight')).toEqual([{ ...KEY, IsAccepted }]);
  });

  it('a complaint is answered and closed, each by its own form', async () => {
    const { open, sent } = customer(buildPlacedOrder({ May: NO_ACTIONS, Complaints: [COMPLAINT] }), {
      replyToComplaint: done,
      closeComplaint: done,
    });
    await open();
    const reply = getForm('Zur Reklamation schreiben');
    const [solved, unsolved] = [getForm('Reklamation gelöst'), getForm('Reklamation ohne Lösung schließen')];
    await open({ ...reply, Text: 'Wann kommen Sie?' });
    await open(solved);
    await open(unsolved);
    expect(sent('replyToComplaint')).toEqual([{ ...KEY, ComplaintId: 12, Text: 'Wann kommen Sie?' }]);
    expect(sent('closeComplaint')).toEqual([
      { ...KEY, ComplaintId: 12, IsSolved: true },
      { ...KEY, ComplaintId: 12, IsSolved: false },
    ]);
  });

  it('after a no the next offer is ordered, and its summary follows', async () => {
    const offer = buildOffer();
    const May = { ...NO_ACTIONS, Reorder: true };
    const { open, sent } = customer(buildPlacedOrder({ State: 'declined', NextOffers: [offer], May }), {
      reorder: () => ({ ProductGroupId: 3 }),
    });
    await open();
    const form = screen.getByRole('button', { name: 'Erneut bestellen' }).closest('form');
    if (!form) throw new Error('no form');
    expect(await open(getFields(form))).toEqual({
      status: 303,
      location: '/holzpellets-lose/bestellung/bestellung-abschliessen',
    });
    expect(sent('reorder')).toEqual([{ ...KEY, OfferId: offer.Id }]);
  });

  it('a customer gives the reason of a cancellation and writes about it', async () => {
    const order = buildPlacedOrder({ State: 'cancelled', May: NO_ACTIONS, IsGuest: false });
    const cancellation = {
      OrderId: '0193-5f2c',
      OrderNumber: 'HP-26-104417',
      IsBooked: false,
      BookedAs: null,
      Reason: '',
      Feedback: { status: 0, reason: '', comment: '' },
      Comments: [],
    };
    const { open, sent } = customer(
      order,
      {
        customerCancellation: () => cancellation,
        saveCancellationFeedback: () => ({ status: 1 }),
        commentCancellation: () => ({ status: 0 }),
      },
      OWN_PATH,
    );
    await open();
    const [reason, comment] = [getForm('Grund der Stornierung'), getForm('Zur Stornierung schreiben')];
    expect((await open({ ...reason, reason: 'Liefertermin zu spät' })).location).toBe(
      `${OWN_PATH}?erledigt=storno-grund`,
    );
    expect(sent('saveCancellationFeedback')).toEqual([
      { OrderId: '0193-5f2c', reason: 'Liefertermin zu spät', comment: '' },
    ]);
    // What was not posted stays in its field.
    expect((await open({ ...comment, Comment: 'Fallen Kosten an?' })).status).toBe(503);
    expect(screen.getByLabelText('Ihre Nachricht')).toBeVisible();
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Fallen Kosten an?');
  });

  it('a guest asks for an account, and the page says where its mail went', async () => {
    const path = '/bestellung/0193-5f2c';
    const { open, sent } = customer(buildPlacedOrder({ IsGuest: true }), { becomeCustomer: done }, path, GUEST);
    await open();
    const form = getForm('Konto anlegen');
    expect(screen.getByRole('form', { name: 'Konto anlegen' })).toHaveAttribute('action', path);
    const query = { status: 303, location: `${path}?erledigt=konto` };
    expect(await open({ ...form, 'new-password': 'Neuer-Ofen-2027' })).toEqual(query);
    expect(sent('becomeCustomer')).toEqual([{ Password: 'Neuer-Ofen-2027' }]);
    await customer(buildPlacedOrder({ IsGuest: true }), {}, query.location, GUEST).open();
    expect(screen.getByText(/Bestätigen Sie darin Ihr Konto/)).toBeVisible();
  });

  it('a form that the page does not have is a 404', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { open } = customer(buildPlacedOrder());
    expect((await open({ _form: 'toString' })).status).toBe(404);
  });
});
