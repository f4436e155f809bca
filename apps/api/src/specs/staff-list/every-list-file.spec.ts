import { reports } from '@heizplatz/api-after-sales';
import { products, vatRates } from '@heizplatz/api-catalog';
import { contents, contentVersions, media, announcements } from '@heizplatz/api-content';
import { dealers } from '@heizplatz/api-dealers';
import { commissionRates } from '@heizplatz/api-finance';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { insertMail, sendMails } from '@heizplatz/api-platform';
import { listHandlers, TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { SMALL_MARKET_TEMPLATE } from '@heizplatz/api-pricing/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { ALL_HANDLERS } from '../../registry/all-handlers';

const api = withApi({ template: SMALL_MARKET_TEMPLATE });

/** A table program would reckon it, and no plain letters do. */
const ODD = '=1+1 Öl für Übersee';
const WRITER = 'Edda Lorenz';

async function insertContents(): Promise<void> {
  const { db } = api();
  for (const [kind, path] of [
    ['page', '/probe'],
    ['news', '/news/markt/probe'],
  ] as const) {
    const row = { kind, path, countryId: 1, topic: kind === 'news' ? 'markt' : null } as const;
    const [page] = await db.insert(contents).values(row).returning();
    const version = { number: 1, state: 'live', goesLiveAt: TEST_NOW, title: ODD, description: '' } as const;
    await db.insert(contentVersions).values({ contentId: page?.id ?? 0, ...version, blocks: [], authorName: WRITER });
  }
  const picture = { key: 'ab'.repeat(10), fileName: ODD, contentType: 'image/webp', alt: 'Lager' };
  await db.insert(media).values({ ...picture, width: 800, height: 600, byteCount: 1234, authorName: WRITER });
  const announcement = { countryId: 1, place: 'news', tone: 'info', title: ODD, text: 'Frost' } as const;
  await db.insert(announcements).values({ ...announcement, startsAt: TEST_NOW, authorName: WRITER });
}

async function insertSystemRows(): Promise<void> {
  const { db, services } = api();
  const mail = { text: 'https://heizplatz.de/bestellung/abc?t=geheim', html: '<p>geheim</p>' };
  await insertMail(
    db,
    { countryId: 1, kind: 'order-received', subject: ODD, to: 'anna@example.com', ...mail },
    { createdAt: TEST_NOW, secrets: services.config.secrets },
  );
  await services.jobs.send(db, sendMails.name, { mailId: 'none' });
  await db.execute(sql`update pgboss.job set state = 'failed', output = '{"message": "anna@example.com: nein"}'
    where name = ${sendMails.name}`);
  await db.update(products).set({ name: ODD }).where(eq(products.id, 20));
  const vat = { countryId: 1, productGroupId: 3, productId: 20, validFrom: '2027-01-01', rateBasisPoints: 850 };
  await db.insert(vatRates).values(vat);
  const [dealer] = await db.update(dealers).set({ name: ODD }).where(eq(dealers.countryId, 1)).returning();
  const rate = { dealerId: dealer?.id ?? 0, validFrom: '2026-11-01', basisPoints: 325, changedAt: TEST_NOW };
  await db.insert(commissionRates).values(rate);
  const report = {
    countryId: 1,
    targetKind: 'page',
    targetId: '/hilfe',
    path: '/hilfe',
    reason: 'misleading',
  } as const;
  const reportText = { title: ODD, text: 'Stimmt nicht.', name: 'Rolf Zander', email: 'rolf@example.com' };
  await db.insert(reports).values({ ...report, ...reportText, sentAt: TEST_NOW });
}

const ROLE_NAMES = ['customerSupport', 'dealerSupport', 'financial', 'editor', 'marketing', 'admin'] as const;
type RoleName = (typeof ROLE_NAMES)[number];
const staff = new Map<RoleName, TestClient>();
const as = (role: RoleName): TestClient => {
  const client = staff.get(role);
  if (!client) throw new Error(`nobody is ${role}`);
  return client;
};

beforeAll(async () => {
  for (const role of ROLE_NAMES) {
    await insertCustomer(api(), { email: `${role}@example.com`, roles: [ROLES[role]] });
    staff.set(role, await loggedIn(api(), `${role}@example.com`));
  }
  await insertContents();
  await insertSystemRows();
});

const findRows = (text: string): Record<string, string>[] => parse(text, { bom: true, delimiter: ';', columns: true });

interface FileCase {
  readonly call: keyof typeof CALLS;
  readonly reader: RoleName;
  readonly stranger: RoleName;
  /** Leads to the row that was inserted. */
  readonly query: string;
  readonly row: Readonly<Record<string, string>>;
  /** Included in the file only if personal data is requested. */
  readonly personal: string | null;
}

const NAME = `'${ODD}`;
const NOON = '21.11.2026 12:00';
const CASES: readonly FileCase[] = [
  {
    ...{ call: 'exportStaffMails', reader: 'customerSupport', stranger: 'financial', query: '' },
    row: { Geschrieben: NOON, Betreff: NAME, Land: 'DE', Stand: 'wartet', Versuche: '0' },
    personal: 'anna@example.com',
  },
  {
    ...{ call: 'exportStaffJobs', reader: 'admin', stranger: 'customerSupport', query: 'state=failed' },
    row: { Art: 'Mails versenden', Stand: 'gescheitert' },
    personal: 'anna@example.com: nein',
  },
  {
    ...{ call: 'exportVatRates', reader: 'financial', stranger: 'customerSupport', query: 'phase=coming' },
    row: { Ware: NAME, Land: 'Deutschland', 'Satz %': '8,5', 'Gilt ab': '01.01.2027', Geltung: 'kommt' },
    personal: null,
  },
  {
    ...{ call: 'exportCommissionRates', reader: 'financial', stranger: 'dealerSupport', query: 'search=%C3%BCbersee' },
    row: { Händler: NAME, Land: 'DE', Ware: 'alles', 'Gilt ab': '01.11.2026', 'Satz %': '3,25', Abgerechnet: 'nein' },
    personal: null,
  },
  {
    ...{ call: 'exportStaffReports', reader: 'dealerSupport', stranger: 'customerSupport', query: 'kind=page' },
    row: { Eingegangen: NOON, Art: 'Seite', Adresse: '/hilfe', Grund: 'Falsch oder irreführend', Stand: 'offen' },
    personal: 'Rolf Zander',
  },
  {
    ...{ call: 'exportStaffPages', reader: 'editor', stranger: 'marketing', query: 'search=%C3%BCbersee' },
    row: {
      Seite: NAME,
      Adresse: '/probe',
      Art: 'Seite',
      Stand: 'veröffentlicht',
      'Zu sehen': 'ja',
      'Fehlt in': 'AT, CH',
    },
    personal: WRITER,
  },
  {
    ...{ call: 'exportStaffNews', reader: 'marketing', stranger: 'customerSupport', query: 'search=%C3%BCbersee' },
    row: { Titel: NAME, Thema: 'Markt und Preise', Stand: 'veröffentlicht', 'Zu sehen seit / ab': NOON },
    personal: WRITER,
  },
  {
    ...{ call: 'exportStaffMedia', reader: 'editor', stranger: 'financial', query: 'search=%C3%BCbersee' },
    row: { Name: NAME, Art: 'Bild', Alternativtext: 'Lager', Breite: '800', Höhe: '600', 'Größe in Byte': '1234' },
    personal: WRITER,
  },
  {
    ...{ call: 'exportStaffPrompts', reader: 'marketing', stranger: 'customerSupport', query: 'search=%C3%BCbersee' },
    row: { Titel: NAME, Text: 'Frost', Ort: 'News', Stand: 'läuft', Von: NOON, Bis: '' },
    personal: WRITER,
  },
];

describe.each(CASES)('$call', ({ call, reader, stranger, query, row, personal }) => {
  const { path } = CALLS[call];

  it('gives the rows that the list finds, without who is behind them unless that is asked for', async () => {
    const { text } = await as(reader).get(`${path}?${query}`);
    expect(findRows(text)).toEqual([expect.objectContaining(row)]);
    if (personal === null) return;
    expect(text).not.toContain(personal);
    expect((await as(reader).get(`${path}?${query}&personal=1&reason=Revision`)).text).toContain(personal);
  });

  it('gives them for Excel', async () => {
    const response = await as(reader).get(`${path}?${query}&format=xlsx`);
    expect(response.headers['content-type']).toContain('spreadsheetml');
    expect(response.text.startsWith('PK')).toBe(true);
  });

  it('is refused to whoever may not read the list', async () => {
    expect((await as(stranger).get(path)).problem().code).toBe('FORBIDDEN');
    expect((await api().visitor().get(path)).status).toBe(401);
    expect((await as(reader).get(`${path}?format=pdf`)).problem().code).toBe('VALIDATION');
  });
});

it('the outbox’s file has no words of mails, whoever asks', async () => {
  for (const client of [as('customerSupport'), as('admin')])
    expect((await client.get(`${CALLS.exportStaffMails.path}?personal=1&reason=Revision`)).text).not.toContain(
      'geheim',
    );
});

it('every list of staff is given as a file', () => {
  const files = ALL_HANDLERS.filter(({ call }) => call.fileResponse).map(({ call }) => call.path);
  const lists = new Set(files.map((path) => path.replace(/\/[^/]+$/, '')));
  // The list has its path from rule WIRE-01, its file lies beside the staff's other files.
  if (files.includes(CALLS.exportCancellations.path)) lists.add(CALLS.cancellationList.path);
  const without = listHandlers(ALL_HANDLERS).filter(({ call }) => !lists.has(call.path));
  expect(without.map(({ call }) => call.id)).toEqual([]);
});
