import { ProblemError } from '@heizplatz/api-client';
import type { PlacedOrder } from '@heizplatz/contract';
import { Link, Outlet } from '@heizplatz/router';
import { buildAddress, BY_INVOICE, fakeApi, buildOffer, renderRoute } from '@heizplatz/testing';
import { LinkProvider, type LinkProps } from '@heizplatz/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { withdrawalRoute } from './withdrawal-route';

const FROM_ORDER = '/vertrag-widerrufen?bestellung=o-1&token=signed';
const LABELS = {
  Path: '/vertrag-widerrufen',
  Kind: 'legal',
  Title: 'Vertrag widerrufen',
  Description: '',
  Topic: null,
  Picture: null,
  ValidFrom: '2026-06-19',
  Alternates: [],
  Blocks: [{ Kind: 'text', Text: 'Schreiben Sie an service@example.com.' }],
};
const NO_ACTIONS = {
  Move: false,
  Cancel: false,
  Withdraw: true,
  Complain: false,
  AnswerDate: false,
  AnswerWeight: false,
  ChangeAddress: false,
  Reorder: false,
};
const ORDER: PlacedOrder = {
  OrderId: 'o-1',
  OrderNumber: 'DE-26-000017',
  CountryId: 1,
  ProductGroupId: 3,
  State: 'placed',
  PlacedAt: '2026-11-21T10:00:00.000Z',
  AnswerDueAt: '2026-11-24T23:00:00.000Z',
  EmailAddress: 'a.koester@example.com',
  IsGuest: true,
  Amount: 6000,
  Offer: buildOffer(),
  DeliveryAddress: buildAddress(),
  InvoiceAddress: null,
  Payment: BY_INVOICE,
  QrBillSvg: null,
  Stations: [],
  Timeline: [],
  Dealer: { Company: '', Phone: '', EmailAddress: '', Address: '' },
  Window: null,
  ProposedWindow: null,
  Delivered: null,
  Documents: [],
  Complaints: [],
  MoveDates: [],
  CalendarPath: null,
  Reason: null,
  NextOffers: [],
  May: NO_ACTIONS,
  WithdrawUntil: null,
};
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const WithLinks = () => (
  <LinkProvider link={RouterLink}>
    <Outlet />
  </LinkProvider>
);

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}, countryId: 1 | 3 = 1) {
  const { api, calls } = fakeApi({
    contentPage: () => LABELS,
    placedOrder: () => ORDER,
    submitWithdrawal: () => ({ ReceivedAt: '2026-11-22T18:05:00.000Z' }),
    ...responses,
  });
  const routes = [{ Component: WithLinks, children: [withdrawalRoute, { path: '*', element: null }] }];
  const view = renderRoute(routes, path, { api, countryId });
  const sent = () => calls.filter(({ id }) => id === 'submitWithdrawal').map(({ input }) => input);
  return { ...view, sent, search: () => view.router.state.location.search };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
const confirm = () => userEvent.dblClick(screen.getByRole('button', { name: 'Widerruf bestätigen' }));

describe('/vertrag-widerrufen', () => {
  it('asks for name, contract and e-mail in one step and is confirmed in the next; the address keeps none of it', async () => {
    const { sent, search } = renderPage('/vertrag-widerrufen');
    await heading('Vertrag widerrufen');
    await userEvent.type(screen.getByLabelText(/^Ihr Name/), 'Anna Berger');
    await userEvent.type(screen.getByLabelText(/^Welcher Vertrag/), 'DE-26-000017');
    await userEvent.type(screen.getByLabelText(/^Postleitzahl der Lieferung/), '50667');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'anna@example.com');
    await userEvent.type(screen.getByLabelText(/^Welcher Teil/), '2 t');
    await goOn();
    expect(await heading('Widerruf bestätigen')).toHaveFocus();
    expect(search()).toBe('?schritt=pruefen');
    expect(sent()).toEqual([]);
    await confirm();
    expect(await heading('Ihr Widerruf ist eingegangen')).toHaveFocus();
    expect(
      screen.getByText(/^Am 22\.11\.2026, 19:05 Uhr\. Die Bestätigung .* ist unterwegs an anna@example\.com\.$/),
    ).toBeVisible();
    expect(screen.getByText(/Steht in der Bestätigung ein Knopf/)).toBeVisible();
    expect(sent()).toEqual([
      {
        body: {
          Name: 'Anna Berger',
          Contract: 'DE-26-000017',
          EmailAddress: 'anna@example.com',
          ZipCode: '50667',
          Part: '2 t',
          OrderId: null,
          Token: null,
        },
      },
    ]);
  });

  it('takes a withdrawal that names neither person nor contract', async () => {
    const { sent } = renderPage('/vertrag-widerrufen');
    await heading('Vertrag widerrufen');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'anna@example.com');
    await goOn();
    await heading('Widerruf bestätigen');
    expect(screen.getAllByText('ohne Angabe')).toHaveLength(3);
    expect(screen.getByText('die ganze Bestellung')).toBeVisible();
    await confirm();
    await heading('Ihr Widerruf ist eingegangen');
    expect(sent()).toHaveLength(1);
  });

  it('names what is missing, and keeps what was typed', async () => {
    renderPage('/vertrag-widerrufen');
    await heading('Vertrag widerrufen');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'anna@');
    await goOn();
    expect(screen.getByRole('link', { name: 'E-Mail: Das ist keine E-Mail-Adresse.' })).toBeVisible();
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(/Das ist keine E-Mail-Adresse\./);
    expect(screen.getByLabelText('E-Mail')).toHaveValue('anna@');
  });

  it('is filled in from the order that leads here, and may be changed', async () => {
    const { sent, search } = renderPage(FROM_ORDER);
    await heading('Vertrag widerrufen');
    expect(screen.getByLabelText(/^Ihr Name/)).toHaveValue('Annegret Köster');
    expect(screen.getByLabelText(/^Welcher Vertrag/)).toHaveValue('DE-26-000017');
    expect(screen.getByLabelText(/^Postleitzahl der Lieferung/)).toHaveValue(buildAddress().ZipCode);
    await goOn();
    await heading('Widerruf bestätigen');
    expect(search()).toBe('?bestellung=o-1&token=signed&schritt=pruefen');
    await userEvent.click(screen.getByRole('button', { name: 'Angaben ändern' }));
    await userEvent.type(await screen.findByLabelText(/^Welcher Teil/), 'die zweite Palette');
    await goOn();
    await heading('Widerruf bestätigen');
    await confirm();
    await heading('Ihr Widerruf ist eingegangen');
    expect(sent()).toEqual([
      { body: expect.objectContaining({ Part: 'die zweite Palette', OrderId: 'o-1', Token: 'signed' }) },
    ]);
  });

  it.each([
    ['an order that is not theirs', () => null],
    [
      'an API that does not answer',
      () => Promise.reject(new ProblemError({ type: 'about:blank', title: '', status: 0, code: 'UNAVAILABLE' })),
    ],
  ])('stands there with %s', async (_, placedOrder) => {
    renderPage(FROM_ORDER, { placedOrder, contentPage: placedOrder });
    await heading('Vertrag widerrufen');
    expect(screen.getByLabelText(/^Ihr Name/)).toHaveValue('');
  });

  it('says when this order was withdrawn already', async () => {
    renderPage(FROM_ORDER, { placedOrder: () => ({ ...ORDER, State: 'withdrawn' }) });
    expect(await screen.findByText(/haben wir Ihren Widerruf schon erhalten/)).toBeVisible();
  });

  it('a withdrawal that did not get through stays typed and says so', async () => {
    const down = new ProblemError({ type: 'about:blank', title: '', status: 0, code: 'UNAVAILABLE' });
    renderPage(FROM_ORDER, { submitWithdrawal: () => Promise.reject(down) });
    await heading('Vertrag widerrufen');
    await goOn();
    await heading('Widerruf bestätigen');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Der Widerruf ist nicht angekommen/);
    expect(screen.getByText('Annegret Köster')).toBeVisible();
  });

  it('names the ways by mail and post', async () => {
    renderPage('/vertrag-widerrufen');
    expect(await screen.findByText('Schreiben Sie an service@example.com.')).toBeInTheDocument();
  });

  it('is not in Switzerland: its page says by whose terms an order is cancelled', async () => {
    const { router } = renderPage('/vertrag-widerrufen', {}, 3);
    await waitFor(() => expect(router.state.location.pathname).toBe('/widerruf'));
  });

  it('has no accessibility finding', async () => {
    const { container } = renderPage('/vertrag-widerrufen');
    await heading('Vertrag widerrufen');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
