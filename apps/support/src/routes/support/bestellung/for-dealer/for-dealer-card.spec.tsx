import type { StaffOrder } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { buildProblem, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { buildStaffOrder, NO_STAFF_ACTIONS } from '../../../../testing/build-staff-order';
import { staffPerson } from '../../../../testing/staff-person';
import { orderRoute } from '../order-route';

type Action = keyof NonNullable<StaffOrder['May']['ForDealer']>;

const NONE = {
  ...{ Accept: false, Decline: false, ProposeDate: false, ReportFailure: false },
  ...{ ReportWeight: false, Upload: false, MarkInvoiced: false, MarkPaid: false },
};
const ORDER = { OrderId: '0193-5f2c', Version: 3, Caller: 'Herr Huber' };

const buildOrder = (actions: readonly Action[], overrides: Partial<StaffOrder> = {}): StaffOrder =>
  buildStaffOrder({
    May: { ...NO_STAFF_ACTIONS, ForDealer: { ...NONE, ...Object.fromEntries(actions.map((one) => [one, true])) } },
    ...overrides,
  });

function renderPage(order: StaffOrder, responses: Parameters<typeof fakeApi>[0] = {}) {
  const commonData = () => ({
    Address: { Title1List: [], Title2List: [], CountryList: [] },
    ...{ ProductGroups: [], DealerCount: 150, ZipCodeCount: 8255 },
  });
  const fake = fakeApi({ staffOrder: () => order, commonData, ...responses });
  const user = staffPerson([ROLES.dealerSupport]);
  const path = '/support/bestellung/DE-26-104417';
  return { ...fake, ...renderRoute(addStaffParts([orderRoute]), path, { api: fake.api, user }) };
}
const findCard = async () => within(await screen.findByRole('region', { name: 'Für den Händler eintragen' }));

async function openForm(label: string) {
  const card = await findCard();
  await userEvent.click(card.getByText(label, { selector: 'summary *, summary' }));
  return within(card.getByRole('form', { name: label }));
}
const sign = (form: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.type(form.getByLabelText('Wer hat angerufen?'), 'Herr Huber');

describe('what staff enter for the dealer', () => {
  it('is offered as the order permits it, and without anything there is no card', async () => {
    renderPage(buildOrder(['Accept', 'Decline', 'ProposeDate']));
    const card = await findCard();
    const forms = card.getAllByRole('form', { hidden: true }).map((form) => form.getAttribute('aria-label'));
    expect(forms).toEqual(['Bestellung annehmen', 'Bestellung ablehnen', 'Liefertermin nennen']);
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });

  it('is nothing for those who may only read', async () => {
    renderPage(buildOrder([]));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Für den Händler eintragen' })).toBeNull();
  });

  it('accepts with a date and who phoned, and says so', async () => {
    const { sent } = renderPage(buildOrder(['Accept']), {
      staffAcceptForDealer: () => buildStaffOrder({ State: 'scheduled', Version: 4 }),
    });
    const form = await openForm('Bestellung annehmen');
    await userEvent.type(form.getByLabelText(/^Tag/), '2026-12-03');
    await userEvent.click(form.getByRole('button', { name: 'Annehmen' }));
    expect(form.getByRole('link', { name: /^Wer hat angerufen/ })).toBeInTheDocument();
    expect(sent('staffAcceptForDealer')).toEqual([]);
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Annehmen' }));
    const Window = { Date: '2026-12-03', From: '07:00', To: '12:00' };
    await waitFor(() => expect(sent('staffAcceptForDealer')).toEqual([{ ...ORDER, Window }]));
    expect(await screen.findByText('Für den Händler angenommen. Der Kunde ist benachrichtigt.')).toBeVisible();
  });

  it('shows what is wrong at the field, by browser and server', async () => {
    renderPage(buildOrder(['ProposeDate']), {
      staffProposeForDealer: () => {
        throw buildProblem(400, 'VALIDATION', { errors: [{ path: 'body.Date', code: 'DATE_INV' }] });
      },
    });
    const form = await openForm('Liefertermin nennen');
    await userEvent.type(form.getByLabelText('Tag'), '2026-11-01');
    await userEvent.clear(form.getByLabelText('bis'));
    await userEvent.type(form.getByLabelText('bis'), '06:00');
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Termin eintragen' }));
    expect(form.getByLabelText('bis')).toHaveAccessibleDescription('Das Ende muss nach dem Anfang liegen.');
    await userEvent.clear(form.getByLabelText('bis'));
    await userEvent.type(form.getByLabelText('bis'), '12:00');
    await userEvent.click(form.getByRole('button', { name: 'Termin eintragen' }));
    await waitFor(() =>
      expect(form.getByLabelText('Tag')).toHaveAccessibleDescription('Bitte einen Tag in den nächsten zwölf Monaten.'),
    );
  });

  it('declines with the dealer’s reason', async () => {
    const { sent } = renderPage(buildOrder(['Decline']), { staffDeclineForDealer: () => buildStaffOrder() });
    const form = await openForm('Bestellung ablehnen');
    await userEvent.type(form.getByLabelText('Grund des Händlers'), 'Lkw defekt');
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(sent('staffDeclineForDealer')).toEqual([{ ...ORDER, Reason: 'Lkw defekt' }]));
  });

  it('reports the weight in the dealer’s place, and not in two places', async () => {
    const order = buildOrder(['ReportWeight', 'ReportFailure']);
    const { sent } = renderPage(
      { ...order, May: { ...order.May, BookWeight: true } },
      { staffReportWeightForDealer: () => buildStaffOrder() },
    );
    const form = await openForm('Geliefert, Menge melden');
    expect(screen.queryByRole('region', { name: 'Gelieferte Menge' })).toBeNull();
    await userEvent.type(form.getByLabelText('Gelieferte Menge'), '5900');
    await userEvent.type(form.getByLabelText('Geliefert am'), '2026-11-25');
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Menge melden' }));
    const weighed = { DeliveredAmount: 5900, DeliveredOn: '2026-11-25' };
    await waitFor(() => expect(sent('staffReportWeightForDealer')).toEqual([{ ...ORDER, ...weighed }]));
  });

  it('enters the invoice by number and amount, with the computed one to begin with', async () => {
    const { sent } = renderPage(buildOrder(['MarkInvoiced', 'Upload']), {
      staffEnterInvoiceForDealer: () => buildStaffOrder(),
    });
    const form = await openForm('Rechnung eintragen');
    const total = form.getByLabelText('Rechnungsbetrag (brutto)');
    expect(total).toHaveValue('2.287,23');
    await userEvent.clear(total);
    await userEvent.type(total, 'viel');
    await userEvent.type(form.getByLabelText('Rechnungsnummer'), 'RE-17');
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Als abgerechnet eintragen' }));
    expect(total).toHaveAccessibleDescription(/Bitte ein Betrag wie 2287,23\./);
    await userEvent.clear(total);
    await userEvent.type(total, '2300.5');
    await userEvent.click(form.getByRole('button', { name: 'Als abgerechnet eintragen' }));
    const invoice = { InvoiceNumber: 'RE-17', InvoiceTotal: 2300.5 };
    await waitFor(() => expect(sent('staffEnterInvoiceForDealer')).toEqual([{ ...ORDER, ...invoice }]));
  });

  it('uploads the invoice that the dealer mailed', async () => {
    const { sent } = renderPage(buildOrder(['Upload']), { staffUploadForDealer: () => buildStaffOrder() });
    const form = await openForm('Dokument hochladen');
    await sign(form);
    await userEvent.click(form.getByRole('button', { name: 'Hochladen' }));
    expect(form.getByRole('link', { name: /^Datei/ })).toBeInTheDocument();
    const bytes = '%PDF-1.7\nRechnung';
    await userEvent.upload(form.getByLabelText('Datei'), new File([bytes], 'R17.pdf', { type: 'application/pdf' }));
    await waitFor(async () => {
      await userEvent.click(form.getByRole('button', { name: 'Hochladen' }));
      const File = { FileName: 'R17.pdf', ContentBase64: btoa(bytes) };
      expect(sent('staffUploadForDealer')).toEqual([{ ...ORDER, Kind: 'invoice', File }]);
    });
  });

  it('stands in the timeline with who entered it and why', async () => {
    const at = {
      At: '2026-11-21T10:00:00.000Z',
      Note: null,
      From: 'placed',
      Kind: 'state',
      State: 'accepted',
    } as const;
    const entered = {
      Author: 'dealer',
      AuthorName: 'Pellethof',
      EnteredBy: { Name: 'Ruth Petersen', Caller: 'Herr Huber' },
    } as const;
    renderPage(buildOrder([], { Timeline: [{ ...at, ...entered }] }));
    const timeline = within(await screen.findByRole('region', { name: 'Verlauf' }));
    expect(timeline.getByRole('listitem')).toHaveTextContent(
      /Händler, Pellethoffür den Händler, von Ruth Petersen · Anlass: Herr Huber$/,
    );
  });
});
