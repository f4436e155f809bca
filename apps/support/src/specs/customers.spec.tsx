import { ProblemError } from '@heizplatz/api-client';
import type { StaffCustomer } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';
import { addStaffParts } from '../testing/add-staff-parts';
import { teachDialogs } from '../testing/jsdom-dialog';
import { customerListRoute } from '../routes/support/kunden/customer-list-route';
import { customerRoute } from '../routes/support/kunde/bearbeiten/customer-route';

beforeAll(teachDialogs);

const ROW = {
  ...{ Id: 12, Name: 'Vogt, Anke', Email: 'anke@example.com', Town: 'Berlin', ZipCode: '10115', Phone: '030 555' },
  ...{ CountryId: 1, Orders: 3, LastOrderAt: '2026-11-16T10:00:00.000Z', IsGuest: false, IsLocked: true },
} as const;
const ADDRESS: StaffCustomer['Addresses'][number]['Address'] = {
  ...{ Title1: '', Title2: '', FirstName: 'Anke', LastName: 'Vogt', CompanyName: '' },
  ...{ Street: 'Ahornweg', HouseNumber: '4a', Staircase: '', Door: '', ZipCode: '10115', City: 'Berlin' },
  ...{ Phone: '030 5550 1234', AccessNotes: '' },
  Id: 5,
  Salutation: 1,
  CountryId: 1,
};
const DELETION = { Id: 12, Version: 3, OpenOrders: [], Anonymised: 2, Addresses: 1, Notes: 0, Kept: [] };

const buildCustomer = (fields: Partial<StaffCustomer> = {}): StaffCustomer => ({
  ...({ Id: 12, Version: 3, CountryId: 1, Email: 'anke@example.com', Salutation: 1, Title1: '', Title2: '' } as const),
  ...{ FirstName: 'Anke', LastName: 'Vogt', Phone: '030 5550 1234', IsGuest: false, NewsletterWanted: false },
  ...{ CustomerSince: '2026-01-02', LastLoginAt: null, LockedAt: null, LoginLimitedUntil: null, CanBeActedFor: true },
  EmailChange: null,
  Addresses: [{ Id: 5, AddressType: 1, IsDefault: true, Address: ADDRESS }],
  OrderCount: 1,
  Orders: [
    {
      ...{ OrderId: 'a1', Number: 'DE-26-208063', PlacedAt: '2026-11-16T10:00:00.000Z', State: 'placed' },
      ...({ ProductGroupId: 3, CountryId: 1, Amount: 6000, Total: 2350.4 } as const),
    },
  ],
  ...{ Notifications: [], Notes: [], Mails: [] },
  ...fields,
});

const PATH = '/support/kunde/bearbeiten?id=12';
const EMPTY = { Total: 0, IsTotalCapped: false, Page: 1, PageSize: 25, Rows: [] };
function renderPage(path: string, responses: Parameters<typeof fakeApi>[0], roles: string[] = [ROLES.customerSupport]) {
  const fake = fakeApi({ staffViews: () => ({ Views: [] }), staffCustomerTimeline: () => EMPTY, ...responses });
  const routes = addStaffParts([customerListRoute, customerRoute]);
  return { ...fake, ...renderRoute(routes, path, { api: fake.api, user: staffPerson(roles) }) };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const conflict = (Current: object) =>
  new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });

describe('/support/kunden', () => {
  it('shows who it is, where, and how often they ordered', async () => {
    renderPage('/support/kunden?locked=ja', { staffCustomers: () => listPage([ROW]) });
    const row = within(await screen.findByRole('row', { name: /Vogt, Anke/ }));
    expect(row.getByRole('link', { name: 'Vogt, Anke' })).toHaveAttribute('href', PATH);
    for (const text of ['DE 10115 Berlin', '030 555', '3', '16.11.2026', 'gesperrt'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Gesperrt')).toHaveValue('ja');
  });

  it('deletes a saved view once it is confirmed', async () => {
    const { sent } = renderPage('/support/kunden', {
      staffCustomers: () => listPage([ROW]),
      staffViews: () => ({ Views: [{ Id: 6, Name: 'Gesperrte', Query: 'locked=ja' }] }),
      removeStaffView: () => ({ success: true }),
    });
    await userEvent.click(await screen.findByText('Ansichten'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ansicht „Gesperrte“ löschen' }));
    expect(sent('removeStaffView')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(sent('removeStaffView')).toEqual([{ Id: 6 }]));
  });

  it('says so when nobody is found', async () => {
    renderPage('/support/kunden?search=niemand', { staffCustomers: () => listPage([]) });
    expect(await screen.findByText('Kein Kunde gefunden')).toBeInTheDocument();
  });
});

describe.each([['/support/kunden'], [PATH]])('%s', (path) => {
  it('is not for other staff', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(path, {}, [ROLES.dealerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/kunde/bearbeiten', () => {
  it('shows orders, address and account', async () => {
    renderPage(PATH, { staffCustomer: () => buildCustomer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Anke Vogt' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'DE-26-208063' })).toHaveAttribute(
      'href',
      '/support/bestellung/DE-26-208063',
    );
    expect(region('Adressen').getAllByText(/Ahornweg 4a/)).not.toHaveLength(0);
    expect(region('Konto').getByText('anke@example.com')).toBeInTheDocument();
  });

  it('shows the timeline, filtered and searched by the address', async () => {
    const entry = { Author: 'Jonas Vogt', OrderNumber: null, Event: null, MailState: null } as const;
    const { calls } = renderPage(`${PATH}&verlauf=call&suche=rechnung`, {
      staffCustomer: () => buildCustomer(),
      staffCustomerTimeline: () =>
        listPage([
          { ...entry, Id: 'n1', Kind: 'call', At: '2026-11-16T10:00:00.000Z', Text: 'Fragt nach der Rechnung.' },
          {
            ...{ ...entry, Id: 'e2', Kind: 'order', At: '2026-11-15T10:00:00.000Z', Text: '', Author: 'customer' },
            ...{ OrderNumber: 'DE-26-208063', Event: { Kind: 'state', State: 'placed' } },
          },
        ]),
    });
    expect(await screen.findByText('Fragt nach der Rechnung.')).toBeInTheDocument();
    expect(region('Verlauf').getByRole('link', { name: 'DE-26-208063' })).toBeInTheDocument();
    expect(region('Verlauf').getByRole('link', { name: 'Telefon' })).toHaveAttribute('aria-current', 'true');
    expect(region('Verlauf').getByRole('link', { name: 'Notizen' })).toHaveAttribute(
      'href',
      '/support/kunde/bearbeiten?id=12&verlauf=note&suche=rechnung#verlauf',
    );
    expect(calls.find(({ id }) => id === 'staffCustomerTimeline')?.input).toMatchObject({
      query: { kind: 'call', search: 'rechnung' },
    });
  });

  it('of a merged number leads to the customer that stays', async () => {
    const { router } = renderPage('/support/kunde/bearbeiten?id=44', { staffCustomer: () => buildCustomer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Anke Vogt' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?id=12');
  });

  it('corrects a mistyped e-mail, and takes it back', async () => {
    const { sent } = renderPage(PATH, {
      staffCustomer: () => buildCustomer(),
      correctCustomerEmail: () => buildCustomer({ EmailChange: 'anke.vogt@example.com' }),
      dropCustomerEmailChange: () => buildCustomer(),
    });
    await userEvent.click(await screen.findByText('E-Mail-Adresse berichtigen'));
    await userEvent.type(screen.getByLabelText('Richtige E-Mail-Adresse'), 'anke.vogt@example.com');
    await userEvent.type(region('E-Mail-Adresse').getByLabelText('Grund'), 'Vertippt');
    await userEvent.click(screen.getByRole('button', { name: 'Link senden' }));
    expect(await screen.findByText(/wartet auf die Bestätigung/)).toBeInTheDocument();
    expect(sent('correctCustomerEmail')).toEqual([
      { NewEmailAddress: 'anke.vogt@example.com', Reason: 'Vertippt', Version: 3 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Änderung zurücknehmen' }));
    await waitFor(() => expect(screen.queryByText(/wartet auf die Bestätigung/)).not.toBeInTheDocument());
  });

  it('is deleted by its number, once it is said what must stay', async () => {
    const Kept = [{ What: 'Bestellung DE-1', Where: 'Ablage', Until: '2034-12-31', Why: 'Aufbewahrungspflicht' }];
    const { sent, router } = renderPage(`${PATH}&loeschen=1`, {
      staffCustomer: () => buildCustomer(),
      staffCustomers: () => listPage([]),
      customerDeletion: () => ({ ...DELETION, Kept }),
      deleteStaffCustomer: () => ({ success: true, Kept }),
    });
    expect(await screen.findByText('Bestellung DE-1')).toBeInTheDocument();
    expect(screen.getByText(/2 Bestellungen werden namenlos/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Kundennummer zur Bestätigung'), '12');
    await userEvent.type(region('Löschen').getByLabelText('Grund'), 'Verlangt');
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/kunden'));
    expect(sent('deleteStaffCustomer')).toEqual([{ CustomerNumber: 12, Reason: 'Verlangt', Version: 3 }]);
  });

  it('is not deleted while an order is open', async () => {
    renderPage(`${PATH}&loeschen=1`, {
      staffCustomer: () => buildCustomer(),
      customerDeletion: () => ({ ...DELETION, OpenOrders: ['DE-26-208063'] }),
    });
    expect(await screen.findByText(/Noch offen: DE-26-208063/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Kundennummer zur Bestätigung')).not.toBeInTheDocument();
  });

  it('is 404 for nobody', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(PATH, { staffCustomer: () => null });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('saves master data, and shows both versions when somebody was quicker', async () => {
    let times = 0;
    const { sent } = renderPage(PATH, {
      staffCustomer: () => buildCustomer(),
      saveStaffCustomer: () => {
        times += 1;
        if (times === 1) throw conflict(buildCustomer({ Version: 4, Phone: '030 999 999' }));
        return buildCustomer({ Version: 5, LastName: 'Lehmann' });
      },
    });
    await screen.findByRole('heading', { level: 1 });
    const card = region('Stammdaten');
    await userEvent.clear(card.getByLabelText('Nachname'));
    await userEvent.type(card.getByLabelText('Nachname'), 'Lehmann');
    await userEvent.click(card.getByRole('button', { name: 'Speichern' }));
    expect(await card.findByText('Neue: 030 999 999')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Meine übernehmen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anke Lehmann' })).toBeInTheDocument();
    expect(sent('saveStaffCustomer')[1]).toMatchObject({ Version: 4, LastName: 'Lehmann', Phone: '030 5550 1234' });
  });

  it('deletes an address once it is confirmed, not by one click', async () => {
    const { sent } = renderPage(PATH, {
      staffCustomer: () => buildCustomer(),
      deleteStaffCustomerAddress: () => buildCustomer({ Version: 4, Addresses: [] }),
    });
    await screen.findByRole('heading', { level: 1 });
    const button = () => region('Adressen').getByRole('button', { name: 'Ahornweg 4a, Berlin löschen' });
    await userEvent.click(button());
    expect(sent('deleteStaffCustomerAddress')).toEqual([]);
    const dialog = () => within(screen.getByRole('dialog', { name: 'Adresse löschen?' }));
    expect(dialog().getByText(/Ahornweg 4a/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Doch behalten' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button());
    await userEvent.click(dialog().getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Die Adresse ist gelöscht.')).toBeVisible();
    expect(sent('deleteStaffCustomerAddress')).toEqual([{ Version: 3, AddressNumber: 5 }]);
  });

  it('asks why before anybody acts as the customer', async () => {
    const { sent } = renderPage(PATH, { staffCustomer: () => buildCustomer() });
    await screen.findByRole('heading', { level: 1 });
    const card = region('Als Kunde handeln');
    await userEvent.click(card.getByText('Im Namen des Kunden handeln'));
    await userEvent.click(card.getByRole('button', { name: 'Als Kunde handeln' }));
    expect(card.getByLabelText('Grund')).toBeInvalid();
    expect(sent('impersonate')).toEqual([]);
  });

  it('goes on as a customer of another country on that country’s site', async () => {
    // jsdom loads no documents; a fragment shows where it would go.
    const ContinueAt = '#auf-der-anderen-seite';
    const { sent } = renderPage(PATH, {
      staffCustomer: () => buildCustomer({ CountryId: 2 }),
      impersonate: () => ({ success: true, token: null, ContinueAt }),
    });
    await screen.findByRole('heading', { level: 1 });
    const card = region('Als Kunde handeln');
    await userEvent.click(card.getByText('Im Namen des Kunden handeln'));
    await userEvent.type(card.getByLabelText('Grund'), 'Bittet um Hilfe');
    await userEvent.click(card.getByRole('button', { name: 'Als Kunde handeln' }));
    await waitFor(() => expect(location.hash).toBe(ContinueAt));
    expect(sent('impersonate')).toEqual([{ UserId: 12, Reason: 'Bittet um Hilfe', Path: '/kunde/startseite' }]);
  });

  it('lets nobody act as a guest', async () => {
    renderPage(PATH, { staffCustomer: () => buildCustomer({ IsGuest: true, CanBeActedFor: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(region('Als Kunde handeln').getByText(/Für Gäste geht das nicht/)).toBeInTheDocument();
  });

  it('unlocks who failed to log in too often, with a reason', async () => {
    const { sent } = renderPage(PATH, {
      staffCustomer: () => buildCustomer({ LoginLimitedUntil: '2026-11-21T11:15:00.000Z' }),
      setCustomerLock: () => buildCustomer({ Version: 4 }),
    });
    await screen.findByRole('heading', { level: 1 });
    const card = region('Konto');
    expect(card.getByText(/nach Fehlversuchen bis/)).toBeInTheDocument();
    await userEvent.click(card.getByText('Entsperren'));
    await userEvent.type(card.getByLabelText('Grund'), 'Hat angerufen');
    await userEvent.click(card.getByRole('button', { name: 'Kunden entsperren' }));
    expect(await card.findByText('Sperren')).toBeInTheDocument();
    expect(sent('setCustomerLock')).toMatchObject([{ Version: 3, IsLocked: false, Reason: 'Hat angerufen' }]);
  });

  it('shows what a merge moves, says that it is for good, and does it with a reason', async () => {
    const side = { Version: 3, Name: 'Anke Vogt', Email: 'anke@example.com', IsGuest: false, Addresses: 1 };
    const counts = { Orders: 1, Notifications: 0, Notes: 0, Reviews: 0 };
    const { sent } = renderPage(`${PATH}&mit=44`, {
      staffCustomer: () => buildCustomer(),
      mergePreview: () => ({
        Stays: { ...side, ...counts, CustomerId: 12 },
        Goes: { ...side, ...counts, CustomerId: 44, Version: 2, Orders: 7, Email: 'a.vogt@example.com' },
        ...{ SameAddresses: 1, Refusal: null },
      }),
      mergeCustomers: () => buildCustomer({ Version: 4 }),
    });
    await screen.findByRole('heading', { level: 1 });
    const card = region('Zusammenführen');
    expect(await card.findByRole('row', { name: 'Bestellungen 1 7' })).toBeInTheDocument();
    expect(card.getByText(/lässt sich nicht rückgängig machen/)).toBeInTheDocument();
    await userEvent.type(card.getByLabelText('Grund'), 'Doppelt');
    await userEvent.click(card.getByRole('button', { name: 'Endgültig zusammenführen' }));
    await waitFor(() => expect(sent('mergeCustomers')).toHaveLength(1));
    expect(sent('mergeCustomers')).toMatchObject([{ Version: 3, OtherNumber: 44, OtherVersion: 2 }]);
  });
});
