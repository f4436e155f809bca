import type { StaffOrder } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { buildAddress, fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { NO_STAFF_ACTIONS, buildStaffOrder } from '../../../testing/build-staff-order';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { orderRoute } from './order-route';

function renderPage(
  order: StaffOrder | null,
  responses: Parameters<typeof fakeApi>[0] = {},
  role: string = ROLES.customerSupport,
) {
  const commonData = () => ({
    Address: { Title1List: [], Title2List: [], CountryList: [] },
    ...{ ProductGroups: [], DealerCount: 150, ZipCodeCount: 8255 },
  });
  const fake = fakeApi({ staffOrder: () => order, commonData, ...responses });
  const user = staffPerson([role]);
  const path = '/support/bestellung/DE-26-104417';
  return { ...fake, ...renderRoute(addStaffParts([orderRoute]), path, { api: fake.api, user }) };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

async function correctStreet(street: string) {
  const addresses = await region('Adressen');
  await userEvent.click(addresses.getByText('Adresse berichtigen'));
  const form = within(addresses.getByRole('form', { name: 'Lieferadresse berichtigen' }));
  await userEvent.clear(form.getByLabelText('Straße'));
  await userEvent.type(form.getByLabelText('Straße'), street);
  return form;
}

describe('/support/bestellung/{id}', () => {
  it('names who did what, and says who reads a reason', async () => {
    const at = { At: '2026-11-21T10:00:00.000Z', Note: null, From: 'placed' } as const;
    renderPage(
      buildStaffOrder({
        Timeline: [
          { ...at, Kind: 'state', State: 'accepted', Author: 'dealer', AuthorName: 'Pellethof' },
          { ...at, Kind: 'weight-reported', State: 'delivered', Author: 'staff', AuthorName: 'Jonas Brandl' },
          { ...at, Kind: 'reminder', State: 'placed', Author: 'system', AuthorName: null },
        ],
      }),
    );
    const timeline = (await region('Verlauf')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(timeline).toEqual([
      expect.stringMatching(/automatisch$/),
      expect.stringMatching(/Kundendienst, Jonas Brandl$/),
      expect.stringMatching(/Händler, Pellethof$/),
    ]);
    await userEvent.click(screen.getByText('Bestellung stornieren', { selector: 'summary *, summary' }));
    const form = within(screen.getByRole('form', { name: 'Bestellung stornieren' }));
    expect(form.getByLabelText('Grund')).toHaveAccessibleDescription(/Kunde und Händler lesen es/);
  });

  it('shows what was ordered, what waits and how the price came about', async () => {
    renderPage(buildStaffOrder({ TakenBy: 'Clara Sommer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung DE-26-104417' })).toBeInTheDocument();
    const text = document.body.textContent.replaceAll('\u00A0', ' ');
    for (const part of ['6.000 kg Holzpellets lose', 'Telefonisch durch Clara Sommer', 'Antwort des Händlers bis'])
      expect(text).toContain(part);
    const price = await region('So kam dieser Preis zustande');
    expect(price.getByRole('row', { name: /^Gesamtpreis/ }).textContent).toContain('2.287,23');
    expect((await region('Dokumente')).getByRole('link', { name: 'AGB.pdf' })).toHaveAttribute('download');
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
        .violations,
    ).toEqual([]);
  });

  it('shows what the customer complained about, and how it stands', async () => {
    const At = '2026-12-01T10:00:00.000Z';
    const Messages = [
      { Author: 'customer', Text: 'Zu viel Staub', At },
      { Author: 'dealer', Text: 'Wir tauschen', At },
    ] as const;
    renderPage(
      buildStaffOrder({
        Complaints: [
          {
            ...{ Id: 7, Kind: 'quality', State: 'answered', Messages: [...Messages], ClosedAt: null },
            May: { Reply: false, Close: false, Answer: false },
          },
        ],
      }),
    );
    const complaints = await region('Reklamationen');
    expect(complaints.getByRole('heading', { level: 3 })).toHaveTextContent('Qualität der Ware Beantwortet');
    expect(complaints.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Zu viel StaubKunde, /),
      expect.stringMatching(/^Wir tauschenHändler, /),
    ]);
  });

  it.each<[string, readonly string[]]>([
    [ROLES.customerSupport, ['Kunde öffnen', 'Im Stornomanagement']],
    [ROLES.dealerSupport, ['Händler öffnen', 'Im Stornomanagement']],
    [ROLES.financial, []],
    [ROLES.admin, ['Kunde öffnen', 'Händler öffnen', 'Im Stornomanagement']],
  ])('leads %s to no page that refuses the role', async (role, links) => {
    const Cancellation = { Kind: 'customer', OpenedAt: null, IsBooked: false, WithdrawalDeadline: null } as const;
    renderPage(buildStaffOrder({ May: NO_STAFF_ACTIONS, Cancellation }), {}, role);
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Kunde öffnen', 'Händler öffnen', 'Im Stornomanagement'])
      expect([name, screen.queryByRole('link', { name }) !== null]).toEqual([name, links.includes(name)]);
  });

  it('leads from a cancelled order to its case', async () => {
    const At = '2026-11-21T10:00:00.000Z';
    renderPage(
      buildStaffOrder({
        May: NO_STAFF_ACTIONS,
        Cancellation: { Kind: 'customer', OpenedAt: At, IsBooked: false, WithdrawalDeadline: null },
      }),
    );
    const link = (await region('Stornierung')).getByRole('link', { name: 'Im Stornomanagement' });
    expect(link).toHaveAttribute('href', '/stornomanagement?search=DE-26-104417');
  });

  it('offers no act to those who only read', async () => {
    renderPage(buildStaffOrder({ May: NO_STAFF_ACTIONS }), {}, ROLES.financial);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /senden|speichern|stornieren|wechseln/ })).toBeNull();
  });

  it.each([
    ['an editor', buildStaffOrder(), ROLES.editor, 403],
    ['an order that never was', null, ROLES.customerSupport, 404],
  ])('is refused for %s', async (_, order, role, status) => {
    const { router } = renderPage(order, {}, role);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status })]),
    );
    expect(screen.queryByRole('heading', { level: 1, name: /Bestellung/ })).toBeNull();
  });

  it('corrects an address with its reason and shows what came of it', async () => {
    const after = buildStaffOrder({
      Version: 4,
      Stations: [{ StationNumber: 1, StationAmount: 6000, Address: buildAddress({ Street: 'Neue Gasse' }) }],
    });
    const { sent } = renderPage(buildStaffOrder(), { staffCorrectAddress: () => after });
    const form = await correctStreet('Neue Gasse');
    await userEvent.click(form.getByRole('button', { name: 'Adresse speichern' }));
    expect(form.getByRole('link', { name: /^Grund/ })).toBeInTheDocument();
    expect(sent('staffCorrectAddress')).toEqual([]);
    await userEvent.type(form.getByLabelText('Grund'), 'Tippfehler');
    await userEvent.click(form.getByRole('button', { name: 'Adresse speichern' }));
    expect(sent('staffCorrectAddress')).toMatchObject([
      { OrderId: '0193-5f2c', Version: 3, StationNumber: 1, Reason: 'Tippfehler', Address: { Street: 'Neue Gasse' } },
    ]);
    expect((await region('Adressen')).getByText(/^[^]*Neue Gasse 14/)).toBeInTheDocument();
  });

  it('shows both versions when somebody was quicker, and saves on the newer one', async () => {
    const theirs = buildStaffOrder({
      Version: 9,
      Stations: [{ StationNumber: 1, StationAmount: 6000, Address: buildAddress({ Street: 'Andere Gasse' }) }],
    });
    const versions: unknown[] = [];
    renderPage(buildStaffOrder(), {
      staffCorrectAddress: ({ body }: { body: { Version: number } }) => {
        versions.push(body.Version);
        if (body.Version === 9) return theirs;
        throw buildProblem(409, 'VERSION_CONFLICT', { context: { Current: theirs } });
      },
    });
    const form = await correctStreet('Neue Gasse');
    await userEvent.type(form.getByLabelText('Grund'), 'Tippfehler');
    await userEvent.click(form.getByRole('button', { name: 'Adresse speichern' }));
    const row = await form.findByRole('row', { name: /^Adresse/ });
    expect(row.textContent).toContain('Andere Gasse');
    expect(row.textContent).toContain('Neue Gasse');
    await userEvent.click(form.getByRole('button', { name: 'Meine Fassung speichern' }));
    expect(versions).toEqual([3, 9]);
  });

  it('closes links that got into wrong hands, with a reason', async () => {
    const { sent } = renderPage(buildStaffOrder(), { staffCloseLinks: () => buildStaffOrder() });
    const mails = await region('Mails');
    await userEvent.click(mails.getByText('Links schließen', { selector: 'summary *, summary' }));
    const form = within(mails.getByRole('form', { name: 'Links schließen' }));
    await userEvent.selectOptions(form.getByLabelText('Welche'), 'alle Links des Händlers');
    await userEvent.click(form.getByRole('button', { name: 'Links schließen' }));
    expect(sent('staffCloseLinks')).toEqual([]);
    await userEvent.type(form.getByLabelText('Grund'), 'Laptop gestohlen');
    await userEvent.click(form.getByRole('button', { name: 'Links schließen' }));
    const body = { OrderId: '0193-5f2c', Whose: 'dealer-all', Reason: 'Laptop gestohlen' };
    await waitFor(() => expect(sent('staffCloseLinks')).toEqual([body]));
  });

  it('names a mail that came back, and what the mail server said', async () => {
    const [mail] = buildStaffOrder().Mails;
    if (!mail) throw new Error('no mail');
    const bounce = { BouncedAt: '2026-11-21T10:05:00.000Z', BounceReason: '5.1.1 User unknown' };
    renderPage(buildStaffOrder({ Mails: [{ ...mail, ...bounce }] }));
    const mails = await region('Mails');
    expect(mails.getByText('unzustellbar')).toBeInTheDocument();
    expect(mails.getByText('5.1.1 User unknown')).toBeInTheDocument();
  });

  it('confirms or refuses a weight far below the order, with a note', async () => {
    const Delivered = {
      ...{ OrderedAmount: 6000, DeliveredAmount: 1, UnitPrice: 373, TotalPrice: 2287.23, Deposit: 0, Consent: null },
      ...{ IsToConfirm: true, NeedsConsent: true, TotalWithConsent: 49.5, ReportedAt: '2026-11-21T10:00:00.000Z' },
    };
    const waiting = buildStaffOrder({ State: 'delivered', Delivered, DeliveredOn: '2026-11-21' });
    const { sent } = renderPage(
      { ...waiting, May: { ...waiting.May, ConfirmWeight: true } },
      { staffConfirmWeight: () => buildStaffOrder() },
    );
    const card = await region('Gelieferte Menge');
    expect(card.getByText('Gemeldet, nicht bestätigt')).toBeInTheDocument();
    await userEvent.click(card.getByText('Gemeldete Menge ablehnen', { selector: 'summary, summary *' }));
    const [, reason] = card.getAllByLabelText('Grund');
    await userEvent.type(reason ?? document.body, 'Wiegeschein sagt 6.000');
    await userEvent.click(card.getByRole('button', { name: 'Menge ablehnen' }));
    const body = {
      ...{ OrderId: '0193-5f2c', Version: waiting.Version, IsConfirmed: false, Reason: 'Wiegeschein sagt 6.000' },
    };
    await waitFor(() => expect(sent('staffConfirmWeight')).toEqual([body]));
  });

  it('releases an order that waits for its mailbox, with a reason', async () => {
    const waiting = buildStaffOrder({ ConfirmUntil: '2026-11-22T11:00:00.000Z' });
    const { sent } = renderPage(
      { ...waiting, May: { ...waiting.May, Release: true } },
      { staffReleaseOrder: () => buildStaffOrder() },
    );
    const card = await region('Wartet auf Bestätigung');
    await userEvent.type(card.getByLabelText('Grund'), 'Am Telefon bestätigt');
    await userEvent.click(card.getByRole('button', { name: 'Freigeben' }));
    const body = { OrderId: '0193-5f2c', Version: waiting.Version, Reason: 'Am Telefon bestätigt' };
    await waitFor(() => expect(sent('staffReleaseOrder')).toEqual([body]));
  });

  it('releases the newer version once somebody chose that, and asks again about a third', async () => {
    const waiting = buildStaffOrder({ ConfirmUntil: '2026-11-22T11:00:00.000Z' });
    const versions: number[] = [];
    renderPage(
      { ...waiting, May: { ...waiting.May, Release: true } },
      {
        staffReleaseOrder: ({ body }: { body: { Version: number } }) => {
          versions.push(body.Version);
          throw buildProblem(409, 'VERSION_CONFLICT', {
            context: { Current: buildStaffOrder({ Version: body.Version + 5 }) },
          });
        },
      },
    );
    const card = await region('Wartet auf Bestätigung');
    await userEvent.type(card.getByLabelText('Grund'), 'Am Telefon bestätigt');
    await userEvent.click(card.getByRole('button', { name: 'Freigeben' }));
    await userEvent.click(await card.findByRole('button', { name: 'Meine Fassung speichern' }));
    await waitFor(() => expect(versions).toEqual([waiting.Version, waiting.Version + 5]));
    expect(await card.findByRole('button', { name: 'Meine Fassung speichern' })).toBeVisible();
    expect(card.getByLabelText('Grund')).toHaveValue('Am Telefon bestätigt');
  });

  it('sends a mail again and writes a note', async () => {
    const noted = buildStaffOrder({
      Notes: [{ Id: 1, At: '2026-11-21T11:00:00.000Z', Author: 'Ruth Petersen', Text: 'Ruft morgen an' }],
    });
    const { sent } = renderPage(buildStaffOrder(), {
      staffResendMail: () => buildStaffOrder(),
      staffNoteOrder: () => noted,
    });
    await userEvent.click((await region('Mails')).getByRole('button', { name: /^Noch einmal senden/ }));
    expect(sent('staffResendMail')).toEqual([{ OrderId: '0193-5f2c', MailId: '6f1e87d1-e8f9-46de-bd93-059cf098147c' }]);
    const notes = await region('Notizen');
    await userEvent.type(notes.getByLabelText('Neue Notiz'), 'Ruft morgen an');
    await userEvent.click(notes.getByRole('button', { name: 'Notiz speichern' }));
    expect(await notes.findByText(/^Ruth Petersen/)).toBeInTheDocument();
    expect(notes.getByLabelText('Neue Notiz')).toHaveValue('');
  });
});
