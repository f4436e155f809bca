import type { OrderExportJob, OrderExportRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { listPage } from '../../testing/list-page';
import { staffPerson } from '../../testing/staff-person';
import { addStaffParts } from '../../testing/add-staff-parts';
import { teachDialogs } from '../../testing/jsdom-dialog';
import { exportOrdersRoute } from './export-route';

beforeAll(teachDialogs);

const ROW: OrderExportRow = {
  ...{ OrderId: '0193-5f2c', Number: 'CH-26-000017', PlacedAt: '2026-11-21T10:00:00.000Z', CountryId: 3 },
  ...{ ProductGroupId: 3, Amount: 6000, WeightKg: 6000, DeliveredAmount: 5820, DeliveredKg: 5820 },
  ...{ DeliveredOn: '2026-11-20', InvoicedAt: null, Net: 2115.87, Vat: 171.38, Gross: 2287.25, Currency: 'CHF' },
  ...{ Payment: 'Rechnung', Dealer: 'Limmat Holz AG', State: 'delivered', Commission: null },
};
const JOB: OrderExportJob = {
  ...{ Id: 'b1', FileName: 'bestellungen-2026-11-21.csv', State: 'running', RowsDone: 4000, RowTotal: 10_001 },
  ...{ CreatedAt: '2026-11-21T10:00:00.000Z', ExpiresAt: '2026-11-28T10:00:00.000Z' },
};

function renderPage(
  responses: Parameters<typeof fakeApi>[0] = {},
  path = '/export-orders',
  role: string = ROLES.financial,
) {
  const fake = fakeApi({
    orderExportRows: () => listPage([ROW]),
    orderExportTemplates: () => [{ Id: 4, Name: 'Monat', Query: 'country=1', CreatedBy: 'Anna Berg' }],
    orderExportLog: () => [],
    orderExportJobs: () => [],
    statisticDealers: () => [{ Id: 7, Name: 'Limmat Holz', CountryId: 3 }],
    staffViews: () => ({ Views: [] }),
    ...responses,
  });
  const user = staffPerson([role]);
  return { ...fake, ...renderRoute(addStaffParts([exportOrdersRoute]), path, { api: fake.api, user }) };
}
const file = async () => within(await screen.findByRole('region', { name: 'Als Datei ausgeben' }));

describe('/export-orders', () => {
  it('shows what the file will say, in the order’s own currency', async () => {
    renderPage();
    const row = await screen.findByRole('row', { name: /CH-26-000017/ });
    expect(row.textContent.replaceAll('\u00A0', ' ')).toContain('CHF 2’287.25');
    expect(screen.getByRole('link', { name: 'Monat' })).toHaveAttribute('href', '/export-orders?country=1');
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
        .violations,
    ).toEqual([]);
  });

  it('sends filters and chosen columns with the form, personal data only with a reason', async () => {
    renderPage({}, '/export-orders?country=3&columns=number%2Cgross');
    const form = (await file()).getByRole('form');
    expect(form).toHaveAttribute('action', '/api/support/order-export/file');
    expect(form).toHaveFormValues({ country: '3', columns: ['number', 'gross'], personal: false });
    await userEvent.click((await file()).getByRole('checkbox', { name: /^Mit personenbezogenen Daten/ }));
    expect((await file()).getByLabelText(/^Grund/)).toBeRequired();
  });

  it('has long files written, and shows how far they are', async () => {
    const capped = { ...listPage([ROW]), Total: 10_000, IsTotalCapped: true };
    const { sent } = renderPage(
      { orderExportRows: () => capped, startOrderExport: () => [JOB], orderExportJobs: () => [JOB] },
      '/export-orders?country=3',
    );
    expect((await file()).getByText(/4\.000 Zeilen geschrieben/)).toBeInTheDocument();
    await userEvent.click((await file()).getByRole('button', { name: 'Excel schreiben lassen' }));
    const [body] = sent('startOrderExport');
    expect(body).toMatchObject({ Query: expect.stringContaining('country=3') });
    expect(body).toMatchObject({ Query: expect.stringContaining('format=xlsx') });
  });

  it('links a file that is written', async () => {
    renderPage({ orderExportJobs: () => [{ ...JOB, State: 'done', RowsDone: 18_000 }] });
    const link = (await file()).getByRole('link', { name: JOB.FileName });
    expect(link).toHaveAttribute('href', '/api/support/order-export/jobs/b1/file');
  });

  it('saves and removes templates', async () => {
    const { sent } = renderPage(
      { saveOrderExportTemplate: () => [], removeOrderExportTemplate: () => [] },
      '/export-orders?country=3',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Vorlage „Monat“ entfernen' }));
    expect(sent('removeOrderExportTemplate')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
    expect(sent('removeOrderExportTemplate')).toEqual([{ Id: 4 }]);
    await userEvent.type(screen.getByLabelText(/^Auswahl als Vorlage/), 'Schweiz');
    await userEvent.click(screen.getByRole('button', { name: 'Vorlage speichern' }));
    expect(sent('saveOrderExportTemplate')).toEqual([{ Name: 'Schweiz', Query: 'country=3' }]);
  });

  it('is refused for support', async () => {
    renderPage({}, '/export-orders', ROLES.customerSupport);
    expect(await screen.findByText(/keinen Zugang|403|not for these roles/)).toBeInTheDocument();
  });
});
