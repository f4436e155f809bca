import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { startApi, type TestApi, type TestClient } from '@heizplatz/api-platform/testing';
import { type Call, CALLS, FILE_REASON_MIN_LENGTH } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { parse } from 'csv-parse/sync';
import { desc, eq } from 'drizzle-orm';
import { ALL_HANDLERS } from '../registry/all-handlers';
import { DEMO_TEMPLATE } from './testing/demo-templates';

let api: TestApi | undefined;
let admin: TestClient;
const running = (): TestApi => {
  if (!api) throw new Error('the API of this spec has not started');
  return api;
};

beforeAll(async () => {
  api = await startApi({ template: DEMO_TEMPLATE });
  await insertCustomer(api, { email: 'ines@example.com', roles: [ROLES.admin, ROLES.advertisingPartner] });
  admin = await loggedIn(api, 'ines@example.com');
}, 300_000);
afterAll(() => api?.close());

/** Of lists; statements and statistics name no persons. */
const isListFile = ({ fileResponse, query }: Call): boolean =>
  fileResponse === true && Object.hasOwn(Object(Reflect.get(Object(query), 'entries')), 'personal');
const files = ALL_HANDLERS.map(({ call }) => call).filter(isListFile);

const REASON = 'Prüfung der Dateien';
const CODE = /^[a-z]+(-[a-z]+)+$/;
const ISO_DATE = /\d{4}-\d{2}-\d{2}/;
/** What the page shows as it is, since it is entered so: the key of a slot, and words of its visitors. */
const ENTERED: Readonly<Record<string, readonly string[]>> = { [CALLS.exportStaffSlots.id]: ['Schlüssel'] };

/** Too many at once, or for a test. */
const SELECTIONS: Readonly<Record<string, string>> = {
  [CALLS.exportOrders.id]: 'from=2026-10-01&',
  [CALLS.exportStaffOrders.id]: 'state=open&',
};
/** Found in no list: the file is its head alone. */
const NO_ROWS = 'search=quarzuhrwerk';
/** Releases are files themselves and permissions are code: no lists of the database, and they name nobody. */
const OF_FILES: readonly string[] = [
  CALLS.exportStaffReleases.id,
  CALLS.exportPublishedReleases.id,
  CALLS.exportStaffPermissions.id,
];

async function readFile(call: Call, query: string): Promise<{ head: string[]; rows: string[][] }> {
  const response = await admin.get(`${call.path}?${query}`);
  expect(response.status).toBe(200);
  const [head = [], ...rows]: string[][] = parse(response.text, { bom: true, delimiter: ';' });
  return { head, rows };
}

it('the lists with a file are many', () => {
  expect(files.length).toBeGreaterThan(25);
});

const reason = `personal=1&reason=${encodeURIComponent(REASON)}`;

describe.each(files)('$id of the demonstration', (call) => {
  it('has labels in place of codes, and German dates', async () => {
    const { head, rows } = await readFile(call, `${SELECTIONS[call.id] ?? ''}${reason}`);
    const codes = rows.slice(0, 3000).flatMap((row) =>
      row.flatMap((cell, at) => {
        const title = head[at] ?? '';
        const isEntered = ENTERED[call.id]?.includes(title) ?? false;
        return !isEntered && (CODE.test(cell) || (ISO_DATE.test(cell) && cell.length <= 24))
          ? [`${title}: ${cell}`]
          : [];
      }),
    );
    expect([...new Set(codes)].slice(0, 10)).toEqual([]);
  });
});

describe.each(files.filter(({ id }) => !OF_FILES.includes(id)))('$id of the demonstration', (call) => {
  it('names persons only for a reason, which the audit log has', async () => {
    expect(REASON.length).toBeGreaterThanOrEqual(FILE_REASON_MIN_LENGTH);
    expect((await admin.get(`${call.path}?personal=1`)).problem().code).toBe('VALIDATION');
    const [without, named] = [await readFile(call, NO_ROWS), await readFile(call, `${NO_ROWS}&${reason}`)];
    const personal = named.head.filter((title) => !without.head.includes(title));
    const { db } = running();
    const [end] = await db
      .select({ reason: auditOutcomes.reason, after: auditOutcomes.after })
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, call.id))
      .orderBy(desc(auditLog.id))
      .limit(1);
    if (personal.length === 0) expect(end).toEqual({ reason: null, after: null });
    else expect(end).toEqual({ reason: REASON, after: { Personenspalten: personal.join(', ') } });
  });
});
