import { operationFindings, type OperationSources } from './operation-findings';

const NOW = new Date('2026-11-21T11:00:00.000Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const GOOD: OperationSources = {
  state: {
    sites: [{ countryId: 3, pricesChangedAt: ago(95), ordersOfDay: 2, lastOrderAt: ago(23) }],
    mails: { waiting: 2, oldestAt: ago(0.2), failedOfDay: 0 },
    feeds: [{ dealer: 'Neu', lastUsedAt: ago(1), hasStopped: false }],
    heldFiles: { count: 0, oldestAt: null },
    overdueOrders: { count: 0, oldestAt: null },
  },
  jobs: [{ queueName: 'Mails senden', waiting: 1000, failed: 0 }],
  nodes: [{ nodeId: 'knoten-1', startedAt: ago(100) }],
  releases: [{ name: 'Konto 20261110-b', builtAt: ago(300).toISOString(), canServe: true }],
  refusals: [],
  rollbacks: [],
};

it('where nothing is wrong everything serves, and says since when', () => {
  const findings = operationFindings(GOOD, NOW);
  expect(findings.filter(({ Status }) => Status !== 'serves')).toEqual([]);
  expect(findings.map(({ Kind }) => Kind)).toEqual([
    ...[
      'node',
      'release',
      'prices',
      'orders',
      'overdue-orders',
      'mails',
      'failed-mails',
      'feed',
      'price-files',
      'jobs',
    ],
  ]);
  expect(findings).toContainEqual({ Kind: 'feed', Status: 'serves', Subject: '', Count: 1, Since: null, Detail: null });
});

const { state } = GOOD;
const site = { countryId: 3, pricesChangedAt: ago(1), ordersOfDay: 0, lastOrderAt: ago(1) } as const;
it.each<[string, Partial<OperationSources>, object]>([
  [
    'prices of four days ago',
    { state: { ...state, sites: [{ ...site, pricesChangedAt: ago(97) }] } },
    { Kind: 'prices', Status: 'stopped', Subject: 'ch', Since: ago(97).toISOString() },
  ],
  [
    'a site without any price',
    { state: { ...state, sites: [{ ...site, pricesChangedAt: null }] } },
    { Kind: 'prices', Status: 'stopped', Since: null },
  ],
  [
    'a day without an order',
    { state: { ...state, sites: [{ ...site, lastOrderAt: ago(25) }] } },
    { Kind: 'orders', Status: 'waits', Count: 0 },
  ],
  [
    'an order that nothing ended',
    { state: { ...state, overdueOrders: { count: 3, oldestAt: ago(2) } } },
    { Kind: 'overdue-orders', Status: 'stopped', Count: 3 },
  ],
  [
    'a mail that waits longer than a quarter of an hour',
    { state: { ...state, mails: { waiting: 9, oldestAt: ago(0.3), failedOfDay: 0 } } },
    { Kind: 'mails', Status: 'stopped', Count: 9 },
  ],
  [
    'mails that failed',
    { state: { ...state, mails: { ...state.mails, failedOfDay: 1 } } },
    { Kind: 'failed-mails', Status: 'waits', Count: 1 },
  ],
  [
    'a feed that stopped',
    { state: { ...state, feeds: [{ dealer: 'Alt', lastUsedAt: ago(97), hasStopped: true }] } },
    { Kind: 'feed', Status: 'stopped', Subject: 'Alt' },
  ],
  [
    'a held price file',
    { state: { ...state, heldFiles: { count: 1, oldestAt: ago(1) } } },
    { Kind: 'price-files', Status: 'waits', Count: 1 },
  ],
  [
    'a release that cannot be loaded',
    { releases: [{ name: 'Konto', builtAt: null, canServe: false }] },
    { Kind: 'release', Status: 'stopped', Subject: 'Konto', Since: null },
  ],
  [
    'failed jobs',
    { jobs: [{ queueName: 'Mails senden', waiting: 0, failed: 2 }] },
    { Kind: 'jobs', Status: 'stopped', Subject: 'Mails senden', Count: 2 },
  ],
  [
    'many jobs that wait',
    { jobs: [{ queueName: 'Mails senden', waiting: 1001, failed: 0 }] },
    { Kind: 'jobs', Status: 'waits', Count: 1001 },
  ],
])('%s comes first', (_, input, first) => {
  expect(operationFindings({ ...GOOD, ...input }, NOW)[0]).toMatchObject(first);
});

it('a version that a shell refuses is a release that stopped, with the node and its reason', () => {
  const refusals = [
    { node: 'shell-1:4200', seenAt: ago(0), name: 'Konto 20261121-c', reason: 'it cannot be loaded: x' },
  ];
  expect(operationFindings({ ...GOOD, refusals }, NOW)[0]).toMatchObject({
    ...{ Kind: 'release', Status: 'stopped', Subject: 'Konto 20261121-c', Since: NOW.toISOString() },
    Detail: 'Knoten shell-1:4200 nimmt die Version nicht: it cannot be loaded: x',
  });
});

it('an area whose canary ended by itself waits for somebody', () => {
  const rollbacks = [{ name: 'order', at: ago(1), reason: '2: 14 von 60 Besuchen gescheitert, daneben 2 von 540' }];
  expect(operationFindings({ ...GOOD, rollbacks }, NOW)[0]).toMatchObject({
    ...{ Kind: 'release', Status: 'waits', Subject: 'order', Since: ago(1).toISOString() },
    Detail: 'automatisch zurückgenommen: 2: 14 von 60 Besuchen gescheitert, daneben 2 von 540',
  });
});
