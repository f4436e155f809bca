import { ProblemError } from '@heizplatz/api-client';
import type { PriceFileReading, StaffDealer, StaffPrice } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { dealerRoutes } from './dealer-routes';

beforeAll(teachDialogs);

const DEALER: StaffDealer = {
  ...({ Id: 7, Version: 3, CountryId: 1, Key: 'waldfeuer', State: 'selling', Lock: null } as const),
  ...{ Path: '/holzpellethaendler/waldfeuer', OpenOrderCount: 2, Name: 'Waldfeuer', Company: 'Waldfeuer GmbH' },
  ...{ Street: 'Forstweg 1', ZipCode: '84028', City: 'Landshut', Phone: '0871 1', EmailAddress: 'a@example.com' },
  ...{ Register: 'HRB 1', TaxNumber: 'DE1', PackagingNumber: 'DE99', SinceYear: 1998, CreditorId: '', Iban: '' },
  ...{ QrIban: '', EnplusId: '', SettlesBySteps: false, Description: '' },
};
const PRICE: StaffPrice = {
  ...({
    BranchId: 4,
    ProductId: 20,
    CertificationId: 1,
    CustomerGroupId: 1,
    Version: 2,
    BranchName: 'Landshut',
  } as const),
  ...{ ProductName: 'Holzpellets lose', ProductGroupId: 3, CertificationName: 'ENplus A1', Coming: [] },
  Current: {
    ...{ ValidFrom: '2026-11-16T00:00:00.000Z', UnitPrice: 364.37, ScalePercents: Array<number>(9).fill(100) },
    ...{ ZonePrices: [0, 3.1], StationFee: 39.2, PalletWeightKg: null, Deposit: 0, MakerName: null },
  },
};
const PRICES = {
  Rows: [PRICE],
  Branches: [{ Id: 4, Name: 'Landshut' }],
  Products: [{ Id: 20, Name: 'Holzpellets lose', ProductGroupId: 3 }],
  Certifications: [{ Id: 1, Name: 'ENplus A1' }],
  Makers: [],
};
const READING: PriceFileReading = {
  Changes: [
    {
      ...({ Line: 2, BranchName: 'Landshut', ProductName: 'Holzpellets lose', CertificationName: '' } as const),
      ...({ CustomerGroupId: 1, ValidFrom: '2026-11-21T10:00:00.000Z', OldPrice: 364.37, NewPrice: 464.37 } as const),
      ...{ Percent: 27.4, LargestPercent: 27.4, IsJump: true },
    },
  ],
  BadLines: [{ Line: 3, Message: 'palettengewicht_kg fehlt' }],
  UnchangedCount: 4,
};
const IMPORT = {
  ...({ Id: 9, DealerId: 7, DealerName: 'Waldfeuer', CountryId: 1, State: 'held', FileName: 'preise.csv' } as const),
  ...{ ChangeCount: 1, JumpCount: 1, BadLineCount: 0, ReceivedAt: '2026-11-21T10:00:00.000Z', ReceivedFrom: 'Dora' },
  ...{ DecidedAt: null, DecidedBy: null, Reason: null, May: { Accept: true, Refuse: true } },
};

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0], roles: string[] = [ROLES.dealerSupport]) {
  const fake = fakeApi({ staffViews: () => ({ Views: [] }), staffDealer: () => DEALER, ...responses });
  return { ...fake, ...renderRoute(addStaffParts(dealerRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

describe('/support/haendler', () => {
  it('shows dealers with the state of their offers', async () => {
    const row = {
      ...({ Id: 7, CountryId: 3, Name: 'Waldfeuer', City: 'Thun', BranchCount: 2, State: 'locked' } as const),
      ...{ ProductGroupIds: [3, 7], PricesChangedAt: '2026-11-16T10:00:00.000Z', Rating: 4.5, RatingCount: 12 },
    };
    renderPage('/support/haendler?country=3', { staffDealers: () => listPage([row]) });
    const view = within(await screen.findByRole('row', { name: /Waldfeuer/ }));
    expect(view.getByRole('link', { name: 'Waldfeuer' })).toHaveAttribute('href', '/support/haendler/7');
    for (const text of ['gesperrt', 'CH', 'Thun', '16.11.2026', '4.5 (12)', 'Holzpellets lose, Cheminéeholz'])
      expect(view.getByText(text)).toBeInTheDocument();
  });

  it.each([[[ROLES.customerSupport]], [[ROLES.editor]], [[ROLES.customer]]])('refuses %j with 403', async (roles) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage('/support/haendler', {}, roles);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/haendler/{id}', () => {
  it('saves master data with the version that was read', async () => {
    const saveDealer = jest.fn(() => ({ ...DEALER, Version: 4, Phone: '0871 2' }));
    renderPage('/support/haendler/7', { saveDealer });
    const phone = await screen.findByLabelText('Telefon');
    await userEvent.clear(phone);
    await userEvent.type(phone, '0871 2');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saveDealer).toHaveBeenCalled());
    expect(saveDealer).toHaveBeenCalledWith({
      body: expect.objectContaining({ DealerId: 7, Version: 3, Phone: '0871 2', SinceYear: 1998 }),
    });
  });

  it('leads to the dealer’s page on the site of its country', async () => {
    renderPage('/support/haendler/7', { staffDealer: () => ({ ...DEALER, CountryId: 2 }) });
    const link = await screen.findByRole('link', { name: 'Seite des Händlers' });
    expect(link).toHaveAttribute('href', 'http://at.localhost:4200/holzpellethaendler/waldfeuer');
  });

  it('locks only with a reason', async () => {
    const lockDealer = jest.fn(() => ({ ...DEALER, State: 'locked' as const, Version: 4 }));
    renderPage('/support/haendler/7', { lockDealer });
    await userEvent.click(await screen.findByText('Händler sperren'));
    await userEvent.click(screen.getByRole('button', { name: 'Sperren' }));
    expect(screen.getByLabelText('Grund')).toHaveAttribute('aria-invalid', 'true');
    expect(lockDealer).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Grund'), 'Gewerbe ruht');
    await userEvent.click(screen.getByRole('button', { name: 'Sperren' }));
    await waitFor(() => expect(lockDealer).toHaveBeenCalled());
  });
});

describe('a price', () => {
  const path = '/support/haendler/7/preise/aendern?filiale=4&ware=20&zertifikat=1&gruppe=1';

  it('that jumps waits for somebody else’s yes, and only with one’s own', async () => {
    const savePrice = jest.fn(({ body }: { body: { AcceptsJump: boolean } }) => {
      if (body.AcceptsJump) return { ...PRICE, HeldImportId: 9 };
      const errors = [{ path: 'body.UnitPrice', code: 'JUMP' }];
      throw new ProblemError({ type: 'x', title: 'x', status: 400, code: 'VALIDATION', errors });
    });
    const { router } = renderPage(path, {
      staffPrices: () => PRICES,
      savePrice,
      priceImport: () => ({ Import: IMPORT, Reading: null }),
    });
    const field = await screen.findByLabelText(/Preis netto je t/);
    expect(field).toHaveValue('364,37');
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(await screen.findByLabelText(/Ja, der Preis weicht so weit ab/));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(savePrice).toHaveBeenCalledTimes(2));
    expect(savePrice).toHaveBeenLastCalledWith({
      body: expect.objectContaining({ UnitPrice: 500, ZonePrices: [0, 3.1], Version: 2, AcceptsJump: true }),
    });
    expect(await screen.findByText(/^Der Preis wartet auf die Freigabe/)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/haendler/preisimporte/9'));
  });

  it('that somebody else changed meanwhile is shown in both versions', async () => {
    const savePrice = () => {
      const Current = { ...PRICE, Version: 3, Current: { ...PRICE.Current, UnitPrice: 370 } };
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });
    };
    renderPage(path, { staffPrices: () => PRICES, savePrice });
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findByLabelText('Meine: 364,37')).toBeInTheDocument();
    expect(screen.getByLabelText('Neue: 370,00')).toBeInTheDocument();
  });
});

describe('a price file', () => {
  it('is read first: bad lines by name beside the good ones, taken over when they are left out', async () => {
    const takePriceFile = jest.fn(() => ({ State: 'held' as const, ImportId: 9, Reading: READING }));
    renderPage('/support/haendler/7/preisimport', {
      priceImports: () => ({ Rows: [], Keys: [] }),
      readPriceFile: () => READING,
      takePriceFile,
    });
    const file = new File(['haendler;filiale'], 'preise.csv', { type: 'text/csv' });
    // jsdom's files cannot be read as text.
    Object.defineProperty(file, 'text', { value: async () => 'haendler;filiale' });
    await userEvent.upload(await screen.findByLabelText('CSV-Datei'), file);
    expect(await screen.findByText('palettengewicht_kg fehlt')).toBeInTheDocument();
    expect(screen.getByText('Zeile 3:')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Übernehmen' })).toBeDisabled();
    await userEvent.click(screen.getByLabelText(/Fehlerhafte Zeilen auslassen/));
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText('Wartet auf eine Freigabe')).toBeInTheDocument();
    expect(takePriceFile).toHaveBeenCalledWith({
      body: { DealerId: 7, FileName: 'preise.csv', Content: 'haendler;filiale', SkipsBadLines: true },
    });
  });

  it('of the dealer’s programs loses its key once that is confirmed', async () => {
    const CREATED = { CreatedAt: '2026-11-20T10:00:00.000Z', CreatedBy: 'Dora', LastUsedAt: null };
    const { sent } = renderPage('/support/haendler/7/preisimport', {
      priceImports: () => ({ Rows: [], Keys: [{ Id: 3, Start: 'hp_ab', ...CREATED }] }),
      endDealerKey: () => ({ success: true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Schlüssel beenden' }));
    expect(sent('endDealerKey')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
    await waitFor(() => expect(sent('endDealerKey')).toEqual([{ DealerId: 7, KeyId: 3 }]));
  });

  it('that was refused still says what was refused', async () => {
    const Import = {
      ...IMPORT,
      State: 'refused' as const,
      Reason: 'Tippfehler',
      May: { Accept: false, Refuse: false },
    };
    renderPage('/support/haendler/preisimporte/9', { priceImport: () => ({ Import, Reading: READING }) });
    expect(await screen.findByText(/Tippfehler/)).toBeInTheDocument();
    expect(screen.getByText('palettengewicht_kg fehlt')).toBeInTheDocument();
  });

  it('with a jump is approved by somebody else than who uploaded it', async () => {
    const Import = { ...IMPORT, May: { Accept: false, Refuse: true } };
    renderPage('/support/haendler/preisimporte/9', { priceImport: () => ({ Import, Reading: READING }) });
    expect(await screen.findByText(/Freigeben muss sie jemand anderes/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ja, übernehmen' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nein, ablehnen' })).toBeInTheDocument();
  });

  it('that is decided offers nothing', async () => {
    const Import = { ...IMPORT, State: 'refused' as const, DecidedBy: 'Dora', May: { Accept: false, Refuse: false } };
    renderPage('/support/haendler/preisimporte/9', { priceImport: () => ({ Import, Reading: null }) });
    expect(await screen.findByText('Abgelehnt')).toBeInTheDocument();
    expect(screen.queryByLabelText('Grund')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ja, übernehmen' })).not.toBeInTheDocument();
  });

  it('that waits is decided with a reason', async () => {
    const decidePriceImport = jest.fn(() => ({ ...IMPORT, State: 'taken' as const }));
    renderPage('/support/haendler/preisimporte/9', {
      priceImport: () => ({ Import: IMPORT, Reading: { ...READING, BadLines: [] } }),
      decidePriceImport,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, übernehmen' }));
    expect(decidePriceImport).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Grund'), 'abgesprochen');
    await userEvent.click(screen.getByRole('button', { name: 'Ja, übernehmen' }));
    await waitFor(() =>
      expect(decidePriceImport).toHaveBeenCalledWith({ body: { ImportId: 9, Accepts: true, Reason: 'abgesprochen' } }),
    );
  });
});
