import type { OperationFinding } from '@heizplatz/contract';
import { HOUR_MS, SITES } from '@heizplatz/country';
import type { OperationState } from './operation-state';

/** As the alert rules in deploy/prometheus have them. */
const LIMITS = { mailMs: HOUR_MS / 4, priceMs: 96 * HOUR_MS, orderMs: 24 * HOUR_MS, waitingJobs: 1000 } as const;

export interface OperationSources {
  readonly state: OperationState;
  readonly jobs: readonly { readonly queueName: string; readonly waiting: number; readonly failed: number }[];
  readonly nodes: readonly { readonly nodeId: string; readonly startedAt: Date }[];
  /** What each remote's pointer serves; `canServe` false: no shell can load it as it lies there. */
  readonly releases: readonly { readonly name: string; readonly builtAt: string | null; readonly canServe: boolean }[];
  /** Areas whose canary ended automatically. */
  readonly rollbacks: readonly { readonly name: string; readonly at: Date; readonly reason: string }[];
  /** What running shells refuse to serve, and when they said so. */
  readonly refusals: readonly {
    readonly node: string;
    readonly seenAt: Date;
    readonly name: string;
    readonly reason: string;
  }[];
}

type Status = OperationFinding['Status'];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const isOlder = (at: Date | null, ms: number, now: Date): boolean => at !== null && now.getTime() - at.getTime() > ms;

const finding = (
  Kind: OperationFinding['Kind'],
  Status: Status,
  more: Partial<Pick<OperationFinding, 'Subject' | 'Count' | 'Since' | 'Detail'>>,
): OperationFinding => ({ Kind, Status, Subject: '', Count: null, Since: null, Detail: null, ...more });

function siteFindings({ sites }: OperationState, now: Date): OperationFinding[] {
  return sites.flatMap(({ countryId, pricesChangedAt, ordersOfDay, lastOrderAt }) => {
    const Subject = SITES[countryId].domainExt;
    const arePricesOld = pricesChangedAt === null || isOlder(pricesChangedAt, LIMITS.priceMs, now);
    const areOrdersOld = lastOrderAt === null || isOlder(lastOrderAt, LIMITS.orderMs, now);
    return [
      finding('prices', arePricesOld ? 'stopped' : 'serves', { Subject, Since: iso(pricesChangedAt) }),
      finding('orders', areOrdersOld ? 'waits' : 'serves', { Subject, Count: ordersOfDay, Since: iso(lastOrderAt) }),
    ];
  });
}

function jobFinding({ queueName, waiting, failed }: OperationSources['jobs'][number]): OperationFinding[] {
  if (failed > 0) return [finding('jobs', 'stopped', { Subject: queueName, Count: failed })];
  return waiting > LIMITS.waitingJobs ? [finding('jobs', 'waits', { Subject: queueName, Count: waiting })] : [];
}

const ORDER: Readonly<Record<Status, number>> = { stopped: 0, waits: 1, other: 2, serves: 3 };

/** One row per component that can stop, the worst first. A component without faults has one row that says so. */
export function operationFindings(
  { state, jobs, nodes, releases, refusals, rollbacks }: OperationSources,
  now: Date,
): OperationFinding[] {
  const { mails, feeds, heldFiles, overdueOrders } = state;
  const stoppedFeeds = feeds.filter(({ hasStopped }) => hasStopped);
  const brokenJobs = jobs.flatMap(jobFinding);
  const mailStatus = isOlder(mails.oldestAt, LIMITS.mailMs, now) ? 'stopped' : 'serves';
  const findings = [
    ...nodes.map(({ nodeId, startedAt }) => finding('node', 'serves', { Subject: nodeId, Since: iso(startedAt) })),
    ...releases.map(({ name, builtAt, canServe }) =>
      finding('release', canServe ? 'serves' : 'stopped', { Subject: name, Since: builtAt }),
    ),
    ...rollbacks.map(({ name, at, reason }) =>
      finding('release', 'waits', {
        ...{ Subject: name, Since: iso(at), Detail: `automatisch zurückgenommen: ${reason}` },
      }),
    ),
    ...refusals.map(({ node, seenAt, name, reason }) =>
      finding('release', 'stopped', {
        ...{ Subject: name, Since: iso(seenAt), Detail: `Knoten ${node} nimmt die Version nicht: ${reason}` },
      }),
    ),
    ...siteFindings(state, now),
    finding('overdue-orders', overdueOrders.count > 0 ? 'stopped' : 'serves', {
      ...{ Count: overdueOrders.count, Since: iso(overdueOrders.oldestAt) },
    }),
    finding('mails', mailStatus, { Count: mails.waiting, Since: iso(mails.oldestAt) }),
    finding('failed-mails', mails.failedOfDay > 0 ? 'waits' : 'serves', { Count: mails.failedOfDay }),
    ...stoppedFeeds.map(({ dealer, lastUsedAt }) =>
      finding('feed', 'stopped', { Subject: dealer, Since: iso(lastUsedAt) }),
    ),
    ...(stoppedFeeds.length === 0 ? [finding('feed', 'serves', { Count: feeds.length })] : []),
    finding('price-files', heldFiles.count > 0 ? 'waits' : 'serves', {
      ...{ Count: heldFiles.count, Since: iso(heldFiles.oldestAt) },
    }),
    ...brokenJobs,
    ...(brokenJobs.length === 0 ? [finding('jobs', 'serves', { Count: 0 })] : []),
  ];
  return findings.toSorted((a, b) => ORDER[a.Status] - ORDER[b.Status]);
}
