import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFileColumns, findPersonalText, findTableColumns } from './list-columns';

interface ListOfStaff {
  /** Below apps/support/src/routes: the page, and the module of its columns where that is another one. */
  readonly page: string;
  readonly columns?: string;
  /** Below libs/api. */
  readonly file: string;
  /** What a cell of the table shows as several, and so the file has in columns of their own; none: a button or a picture. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
}

const LISTS: readonly ListOfStaff[] = [
  {
    page: 'stornomanagement/cancellations-view.tsx',
    columns: 'stornomanagement/use-cancellation-columns.tsx',
    file: 'after-sales/src/cancellations/cancellation-columns.ts',
    parts: {
      Storniert: ['Storniert', 'Tage offen'],
      Kunde: ['Kunde', 'Ort'],
      Menge: ['Menge', 'Gesamt', 'Pfand, zusätzlich', 'Währung'],
      Art: ['Art', 'Verursacht durch'],
      Gebucht: ['Gebucht', 'Gebucht als'],
      Rückmeldung: ['Rückmeldung', 'Grund'],
      'Komm.': ['Kommentare Kunde', 'Kommentare Händler'],
    },
  },
  {
    page: 'support/start-view.tsx',
    columns: 'support/use-task-columns.tsx',
    file: 'backoffice/src/staff-tasks/work-list.ts',
    parts: {
      Was: ['Was', 'Art', 'Land'],
      Fällig: ['Fällig', 'Tage übrig'],
      Bei: ['Bei', 'Zurückgestellt bis'],
      Tun: [],
    },
  },
  {
    page: 'support/user/list/user-list-view.tsx',
    columns: 'support/user/list/use-user-columns.tsx',
    file: 'identity/src/staff-users/person-list.ts',
  },
  {
    page: 'support/bewertungen/reviews-view.tsx',
    columns: 'support/bewertungen/use-review-columns.tsx',
    file: 'after-sales/src/reviews/review-list.ts',
    parts: { Antwort: ['Antwort', 'Beantwortet'] },
  },
  {
    page: 'support/haendler/list/dealer-list-view.tsx',
    columns: 'support/haendler/list/use-dealer-columns.tsx',
    file: 'after-sales/src/staff-dealers/dealer-list.ts',
    parts: { Bewertung: ['Bewertung', 'Bewertungen'] },
  },
  {
    page: 'support/bestellungen/order-list-view.tsx',
    columns: 'support/bestellungen/use-order-columns.tsx',
    file: 'after-sales/src/staff-orders/order-list.ts',
    parts: {
      Bestellung: ['Bestellung', 'Kunde'],
      Stand: ['Stand', 'Antwort bis'],
      Liefertag: ['Liefertag', 'Geliefert'],
      Ort: ['Land', 'Ort'],
      Menge: ['Menge', 'Ware'],
      Betrag: ['Betrag', 'Währung'],
    },
  },
  {
    page: 'support/slots/slot-list-view.tsx',
    columns: 'support/slots/use-slot-columns.tsx',
    file: 'advertising/src/slots/slot-list.ts',
  },
  {
    page: 'support/releases/releases-view.tsx',
    columns: 'support/releases/use-release-columns.tsx',
    file: 'backoffice/src/staff-releases/release-rows.ts',
    parts: {
      'Bereich und Version': ['Bereich', 'Version'],
      Stand: ['Stand', 'Hinweis'],
      Handlung: [],
      Besucher: ['Länder', 'Anteil'],
    },
  },
  {
    page: 'support/sales-list/rates-view.tsx',
    file: 'finance/src/commissions/rate-list.ts',
    parts: { Satz: ['Satz %', 'Abgerechnet'] },
  },
  {
    page: 'support/sales-list/sales-list-view.tsx',
    columns: 'support/sales-list/use-sales-columns.tsx',
    file: 'finance/src/sales-list/sales-list.ts',
    parts: { Satz: ['Satz %'] },
  },
  {
    page: 'support/meldungen/content-reports-view.tsx',
    columns: 'support/meldungen/use-content-report-columns.tsx',
    file: 'after-sales/src/content-reports/content-report-list.ts',
  },
  {
    page: 'support/cms/page-list/page-list-view.tsx',
    columns: 'support/cms/page-list/use-page-columns.tsx',
    file: 'content/src/staff-content/page-list.ts',
    parts: { Seite: ['Seite', 'Adresse'], Stand: ['Stand', 'Zu sehen'] },
  },
  {
    page: 'support/cms/media/media-view.tsx',
    columns: 'support/cms/media/use-media-columns.tsx',
    file: 'content/src/staff-media/media-list.ts',
    parts: { Bild: [], Größe: ['Größe in Byte'] },
  },
  {
    page: 'support/cms/news/news-view.tsx',
    file: 'content/src/staff-news/news-list.ts',
    parts: { Stand: ['Stand', 'Mit Entwurf', 'Aufmacher'] },
  },
  { page: 'support/cms/prompts/announcements-view.tsx', file: 'content/src/staff-announcements/announcement-list.ts' },
  {
    page: 'support/protokoll/audit-log-view.tsx',
    columns: 'support/protokoll/use-audit-columns.tsx',
    file: 'backoffice/src/staff-audit/audit-list.ts',
    parts: { Änderungen: ['Änderungen', 'Anfrage'] },
  },
  {
    page: 'support/widerrufe/withdrawals-view.tsx',
    columns: 'support/widerrufe/use-withdrawal-columns.tsx',
    file: 'after-sales/src/withdrawals/withdrawal-list.ts',
  },
  {
    page: 'support/postausgang/outbox-view.tsx',
    columns: 'support/postausgang/use-mail-columns.tsx',
    file: 'backoffice/src/staff-system/mail-list.ts',
    parts: { Stand: ['Stand', 'Erledigt', 'Unzustellbar'] },
  },
  {
    page: 'support/adverts/advert-list-view.tsx',
    columns: 'support/adverts/use-advert-columns.tsx',
    file: 'advertising/src/staff-adverts/advert-list.ts',
    parts: { Klickrate: ['Klickrate in %'] },
  },
  {
    page: 'support/werbepartner/partner-list-view.tsx',
    file: 'advertising/src/advert-statistics/partner-adverts.ts',
    parts: { Klickrate: ['Klickrate in %'] },
  },
  {
    page: 'support/auftraege/jobs-view.tsx',
    columns: 'support/auftraege/use-job-columns.tsx',
    file: 'backoffice/src/staff-system/job-list.ts',
    parts: { Wiederholungen: ['Wiederholungen', 'Höchstens'], Handlung: [] },
  },
  {
    page: 'support/kunden/customer-list-view.tsx',
    columns: 'support/kunden/use-customer-columns.tsx',
    file: 'customers/src/staff-customers/customer-list.ts',
    parts: { Konto: ['Konto', 'Gesperrt'], Ort: ['Land', 'Postleitzahl', 'Ort'] },
  },
  {
    page: 'support/campaigns/campaign-list-view.tsx',
    columns: 'support/campaigns/use-campaign-columns.tsx',
    file: 'advertising/src/campaigns/campaign-list.ts',
    parts: { Obergrenze: ['Obergrenze', 'Obergrenze je Tag'], 'Geliefert / Ziel': ['Geliefert', 'Ziel'] },
  },
  {
    page: 'support/saetze/gebuehren/fees-view.tsx',
    columns: 'support/saetze/gebuehren/use-fee-columns.tsx',
    file: 'backoffice/src/staff-system/fee-list.ts',
    parts: { Lieferpauschale: ['Lieferpauschale', 'Währung'] },
  },
  {
    page: 'support/saetze/rates-view.tsx',
    columns: 'support/saetze/use-rate-columns.tsx',
    file: 'backoffice/src/staff-system/vat-list.ts',
    parts: { Ware: ['Warengruppe', 'Ware'], Satz: ['Satz %'] },
  },
  {
    page: 'support/freigaben/approvals-view.tsx',
    file: 'backoffice/src/approvals/approval-list.ts',
    parts: {
      Änderung: ['Änderung', 'Unterschiede'],
      Art: ['Art', 'Land'],
      Eingereicht: ['Eingereicht', 'Eingereicht von'],
      Stand: ['Stand', 'Entschieden', 'Entschieden von', 'Grund'],
      Entscheiden: [],
    },
  },
  {
    // The columns of the roles are made from one list for both.
    page: 'support/benutzer/rechte/permissions-view.tsx',
    file: 'backoffice/src/staff-permissions/permission-rows.ts',
  },
];

const ROOT = join(__dirname, '../..');
const ROUTES = join(ROOT, 'apps/support/src/routes');

describe.each(LISTS)('the file of $page', ({ page, columns = page, file, parts = {} }) => {
  const fileColumns = findFileColumns(join(ROOT, 'libs/api', file));

  it('begins with the columns of the table, in their order and by their names', () => {
    const titles = findTableColumns(join(ROUTES, columns)).map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    const expected = titles.flatMap((title) => parts[title] ?? [title]);
    expect(fileColumns.map(({ title }) => title).slice(0, expected.length)).toEqual(expected);
    expect(Object.keys(parts).filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('names persons in the columns that the page says, and in no others', () => {
    const personal = fileColumns.flatMap(({ title, isPersonal }) => (isPersonal ? [title] : []));
    expect(findPersonalText(join(ROUTES, page))).toBe(personal.length > 0 ? personal.join(', ') : null);
  });
});

it('every page that gives a file is in the table above', () => {
  const pages = globSync('**/*.tsx', { cwd: ROUTES }).filter((page) =>
    /exportPath=|<StaffExportLinks/.test(readFileSync(join(ROUTES, page), 'utf8')),
  );
  expect(pages.toSorted()).toEqual(LISTS.map(({ page }) => page).toSorted());
});
