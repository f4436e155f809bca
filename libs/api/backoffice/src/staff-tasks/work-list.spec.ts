import { adverts, advertisers } from '@heizplatz/api-advertising';
import { withdrawals } from '@heizplatz/api-after-sales';
import { dealerDocuments, dealerKeys, dealers } from '@heizplatz/api-dealers';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { inquiries } from '@heizplatz/api-ordering';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput, type StaffTaskKind } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { type Role, ROLES } from '@heizplatz/identity';

const api = withApi();
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

async function staff(role: Role): Promise<TestClient> {
  const email = `${role.toLowerCase()}@example.com`;
  await insertCustomer(api(), { email, roles: [role] });
  return loggedIn(api(), email);
}
const read = async (client: TestClient, query: CallInput<typeof CALLS.staffWorkList>['query'] = {}) =>
  (await client.call(CALLS.staffWorkList, { query })).Rows;

let support: TestClient;
let dealerSupport: TestClient;
let dealerId = 0;
beforeAll(async () => {
  support = await staff(ROLES.customerSupport);
  dealerSupport = await staff(ROLES.dealerSupport);
  const [dealer] = await api()
    .db.insert(dealers)
    .values({
      ...{ countryId: 1, slug: 'lech', name: 'Lechwärme', company: 'Lechwärme GmbH', street: 'Am Lech 1' },
      ...{ zipCode: '86150', city: 'Augsburg', phone: '', email: 'lech@example.com', register: '', taxNumber: '' },
      sinceYear: 1998,
    })
    .returning();
  dealerId = dealer?.id ?? 0;
});

const declare = (name: string, days: number, countryId: 1 | 3 = 1) =>
  api()
    .db.insert(withdrawals)
    .values({
      ...{ countryId, name, email: 'w@example.com', contract: '', part: '', outcome: 'withdrawn' },
      ...{ receivedAt: daysAgo(days), contentHash: name },
    });
const inquire = (kind: 'bulk' | 'call-back', name: string, confirmedAt: Date | null) =>
  api()
    .db.insert(inquiries)
    .values({
      ...{ tokenHash: name, kind, countryId: 2, productGroupId: 3, zipCode: '1010', amount: 40_000, name },
      ...{
        email: 'a@example.com',
        phone: '+43 1 2',
        message: '',
        sentAt: daysAgo(4),
        expiresAt: daysAgo(-3),
        confirmedAt,
      },
    });

it('is sorted by due day, then by age; what has no due day stands last, the oldest first', async () => {
  await declare('Spät', 20);
  await declare('Früh', 3);
  await declare('Schweiz', 9, 3);
  await inquire('call-back', 'Rosa Lind', daysAgo(2));
  await inquire('bulk', 'Hotel Post', daysAgo(5));
  await inquire('bulk', 'Nie bestätigt', null);
  const rows = await read(support);
  expect(rows.map(({ Kind, Title, AgeDays, DaysLeft }) => [Kind, Title, AgeDays, DaysLeft])).toEqual([
    ['withdrawal', 'Spät', 20, -6],
    ['withdrawal', 'Früh', 3, 11],
    // No such right, so no legal day.
    ['withdrawal', 'Schweiz', 9, null],
    ['bulk-request', 'Hotel Post · +43 1 2 · 1010', 5, null],
    ['call-back', 'Rosa Lind · +43 1 2 · 1010', 2, null],
  ]);
  expect((await read(support, { late: '1' })).map(({ Title }) => Title)).toEqual(['Spät']);
});

it('loses what is done, and has it back when it is undone', async () => {
  const [row] = await read(support, { kind: 'call-back' });
  if (!row) throw new Error('no call-back waits');
  const { Kind, ObjectId, Version } = row;
  const body = { Kind, ObjectId, Version, IsMine: true, SnoozedUntil: null, IsDone: true };
  const done = await support.call(CALLS.saveStaffTask, { body });
  expect(await read(support, { kind: 'call-back', snoozed: '1' })).toEqual([]);
  await support.call(CALLS.undoStaffTask, { body: { Kind, ObjectId, ...done } });
  expect(await read(support, { kind: 'call-back' })).toHaveLength(1);
});

it('misses the prices of programs that are silent for four days', async () => {
  const key = (keyHash: string, lastUsedAt: Date | null, endedAt: Date | null = null) => ({
    ...{ dealerId, keyHash, start: keyHash, createdAt: daysAgo(90), createdBy: 'Clara', lastUsedAt, endedAt },
  });
  const keys = api().db.insert(dealerKeys);
  await keys.values([key('never', null), key('silent', daysAgo(9)), key('ended', daysAgo(1), TEST_NOW)]);
  const [row] = await read(dealerSupport, { kind: 'price-feed' });
  expect(row).toMatchObject({ Title: 'Lechwärme', Reference: String(dealerId), AgeDays: 9, DaysLeft: null });
  const { Version = 0, ObjectId = '' } = row ?? {};
  const change = { Kind: 'price-feed', ObjectId, Version, IsMine: false, SnoozedUntil: null, IsDone: true } as const;
  await dealerSupport.call(CALLS.saveStaffTask, { body: change });
  expect(await read(dealerSupport, { kind: 'price-feed' })).toEqual([]);
  await api()
    .db.insert(dealerKeys)
    .values(key('new', daysAgo(3)));
  expect(await read(dealerSupport, { kind: 'price-feed', snoozed: '1' })).toEqual([]);
});

it('names certificates in use that end within 60 days or have ended', async () => {
  const certificate = (name: string, validUntil: string | null, removedAt: Date | null = null) => ({
    ...{ dealerId, kind: 'certificate' as const, name, contentType: 'application/pdf', byteCount: 1, storageKey: name },
    ...{ validFrom: '2024-01-01', validUntil, addedAt: daysAgo(300), addedBy: 'Clara', removedAt },
  });
  await api()
    .db.insert(dealerDocuments)
    .values([
      certificate('Bald', '2027-01-20'),
      certificate('Vorbei', '2026-11-19'),
      certificate('Noch lange', '2027-01-21'),
      certificate('Ohne Ende', null),
      certificate('Ersetzt', '2026-11-01', TEST_NOW),
    ]);
  const rows = await read(dealerSupport, { kind: 'certificate' });
  expect(rows.map(({ Title, DaysLeft }) => [Title, DaysLeft])).toEqual([
    ['Lechwärme · Vorbei', -2],
    ['Lechwärme · Bald', 60],
  ]);
});

it('has adverts that wait for approval, for those who approve', async () => {
  const [advertiser] = await api()
    .db.insert(advertisers)
    .values({
      ...{ name: 'Ofenhaus', company: '', address: '', contactName: '', email: 'o@example.com' },
      ...{ website: 'https://example.com', createdAt: TEST_NOW },
    })
    .returning();
  const advert = (name: string, state: 'submitted' | 'draft') => ({
    ...{ advertiserId: advertiser?.id ?? 0, countryId: 1 as const, name, state, slotTypeId: 1 as const, html: '' },
    ...{ landingUrl: 'https://example.com', onBehalfOf: '', reason: '', createdAt: daysAgo(8), updatedAt: daysAgo(4) },
  });
  await api()
    .db.insert(adverts)
    .values([advert('Wartet', 'submitted'), advert('Entwurf', 'draft')]);
  const rows = await read(await staff(ROLES.adManager));
  expect(rows.map(({ Kind, Title, AgeDays }) => [Kind, Title, AgeDays])).toEqual([['advert', 'Wartet', 4]]);
});

it.each<[Role, readonly StaffTaskKind[]]>([
  [ROLES.editor, []],
  [ROLES.financial, []],
])('shows %s nothing of it', async (role, kinds) => {
  expect((await read(await staff(role))).map(({ Kind }) => Kind)).toEqual(kinds);
});
