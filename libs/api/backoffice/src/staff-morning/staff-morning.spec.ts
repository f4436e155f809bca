import { withdrawals } from '@heizplatz/api-after-sales';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { outbox } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, STAFF_METRICS } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';

// It is noon of 21 November.
const api = withApi();

const SUPPORT_EMAIL = 'support@example.com';

async function staff(email: string, ...roles: Role[]) {
  await insertCustomer(api(), { email, roles });
  return loggedIn(api(), email);
}

const declare = (receivedAt: string) => ({
  ...{ countryId: 1 as const, name: '', email: 'w@example.com', contract: '', part: '', outcome: 'unknown' as const },
  ...{ receivedAt: new Date(receivedAt), contentHash: receivedAt },
});

it('counts 14 whole days by the clock of the three countries', async () => {
  await api()
    .db.insert(withdrawals)
    .values([
      // Today, yesterday's last and first minute, the first day's first minute, and the day before.
      ...['2026-11-21T00:10:00+01:00', '2026-11-20T23:59:00+01:00', '2026-11-20T00:00:00+01:00'].map(declare),
      ...['2026-11-07T00:00:00+01:00', '2026-11-06T23:59:00+01:00'].map(declare),
    ]);
  const mail = {
    countryId: 1,
    kind: 'x',
    replyTo: null,
    text: '',
    html: '',
    attachments: [],
    recipient: '',
    subject: '',
  };
  const createdAt = new Date('2026-11-19T10:00:00Z');
  await api()
    .db.insert(outbox)
    .values([
      { ...mail, createdAt, state: 'failed' },
      { ...mail, createdAt, state: 'sent' },
    ]);
  const support = await staff(SUPPORT_EMAIL, ROLES.customerSupport);
  const { FirstDay, Metrics } = await support.call(CALLS.staffMorning, {});
  expect(FirstDay).toBe('2026-11-07');
  const counts = new Map(Metrics.map(({ Id, Counts }) => [Id, Counts]));
  expect(counts.get('withdrawals')).toEqual([1, ...Array<number>(12).fill(0), 2]);
  expect(counts.get('failedMails')?.slice(-2)).toEqual([1, 0]);
});

it.each<[Role, readonly string[]]>([
  [ROLES.customerSupport, ['orders', 'cancellations', 'withdrawals', 'unanswered', 'failedMails']],
  [ROLES.dealerSupport, ['cancellations', 'unanswered', 'complaints', 'priceImports', 'reports']],
  [ROLES.financial, ['orders', 'cancellations', 'delivered', 'invoiced']],
  [ROLES.editor, ['edits', 'published']],
  [ROLES.marketing, ['orders', 'published', 'impressions', 'clicks']],
  [ROLES.adManager, ['impressions', 'clicks', 'approved']],
  [ROLES.admin, ['orders', 'failedMails', 'failedJobs', 'commands']],
])('gives %s the metrics of its work', async (role, ids) => {
  const { Metrics } = await (await staff(`${role.toLowerCase()}@example.com`, role)).call(CALLS.staffMorning, {});
  expect(Metrics.map(({ Id }) => Id)).toEqual(ids);
});

it('can count every metric', async () => {
  const everyone = await staff('all@example.com', ...Object.values(ROLES).filter((role) => role !== ROLES.customer));
  const { Metrics } = await everyone.call(CALLS.staffMorning, {});
  expect(Metrics.map(({ Id }) => Id)).toEqual(STAFF_METRICS);
});

it('counts what waits, and how much of it is late', async () => {
  api().setNow(new Date('2026-11-22T11:00:00Z'));
  const { Kinds } = await (await loggedIn(api(), SUPPORT_EMAIL)).call(CALLS.staffWaiting, {});
  expect(Kinds).toEqual([
    { Kind: 'mail', Count: 1, Late: 0 },
    { Kind: 'withdrawal', Count: 5, Late: 2 },
  ]);
});
