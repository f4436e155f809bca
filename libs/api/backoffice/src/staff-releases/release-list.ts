import { buildRowsFile, type StaffColumn } from '@heizplatz/api-identity';
import { type CallContext, createReleasePointer, defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type ReleaseRemote, type ReleaseRow, STAFF_TOTAL_CAP } from '@heizplatz/contract';
import { servedVersion } from '@heizplatz/releases';
import { presentRelease, presentRules } from './present-release';
import { listRemotes, readRegistry, type Registry } from './read-registry';
import { getRemoteName, STATE_NAMES } from './release-labels';

type Query = CallRequest<typeof CALLS.staffReleases>['query'];
type Input = Pick<Query, 'search' | 'sort' | 'remote' | 'state'>;

/** A version begins with the moment of its build; so broken ones have their place too. */
const SORTS: Readonly<Record<string, (row: ReleaseRow) => string>> = {
  built: ({ Version }) => Version,
  remote: ({ RemoteName }) => RemoteName,
  state: ({ State }) => STATE_NAMES[State],
};
const DEFAULT_SORT = '-built';

function getOrder(sort: string): (a: ReleaseRow, b: ReleaseRow) => number {
  const chosen = Object.hasOwn(SORTS, sort.replace(/^-/, '')) ? sort : DEFAULT_SORT;
  const key = SORTS[chosen.replace(/^-/, '')] ?? (({ Version }: ReleaseRow) => Version);
  const direction = chosen.startsWith('-') ? -1 : 1;
  const newest = (a: ReleaseRow, b: ReleaseRow) => b.Version.localeCompare(a.Version, 'de');
  return (a, b) => direction * key(a).localeCompare(key(b), 'de') || newest(a, b);
}

function isRequested({ search, remote, state }: Input): (row: ReleaseRow) => boolean {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ Remote, RemoteName, Version, State }) =>
    (remote === '' || Remote === remote) &&
    (state === '' || State === state) &&
    terms.every((term) => `${Version} ${RemoteName} ${Remote}`.toLowerCase().includes(term));
}

const findRows = (registry: Registry, query: Input): ReleaseRow[] =>
  registry.releases
    .map((match) => presentRelease(registry, match))
    .filter(isRequested(query))
    .toSorted(getOrder(query.sort));

const openRegistry = ({ db, clock, services: { config } }: Pick<CallContext, 'db' | 'clock' | 'services'>) =>
  readRegistry(config, createReleasePointer({ db, clock, config }));

function presentRemote(registry: Registry, Remote: ReleaseRemote) {
  const entry = registry.pointer.remotes[Remote];
  return {
    Remote,
    RemoteName: getRemoteName(registry, Remote),
    ServingVersion: servedVersion(registry.pointer, Remote) ?? null,
    Serving: presentRules(entry),
    LastMove: entry?.at ? { By: entry.by, At: entry.at, Reason: entry.reason, Command: entry.command } : null,
  };
}

/** GET /api/support/releases: from files, so a page is cut from all rows. */
export const staffReleases = defineHandler(CALLS.staffReleases, async ({ query }, context) => {
  const registry = await openRegistry(context);
  const rows = findRows(registry, query);
  return {
    Rows: rows.slice((query.page - 1) * query.size, query.page * query.size),
    Total: Math.min(rows.length, STAFF_TOTAL_CAP),
    IsTotalCapped: rows.length > STAFF_TOTAL_CAP,
    Page: query.page,
    PageSize: query.size,
    Registry: registry.state,
    Remotes: listRemotes(registry).map((remote) => presentRemote(registry, remote)),
  };
});

const formatShare = (share: number): string => `${Math.round(share * 100)} %`;

const COLUMNS: readonly StaffColumn<ReleaseRow>[] = [
  { title: 'Bereich', kind: 'text', value: ({ RemoteName }) => RemoteName },
  { title: 'Version', kind: 'text', value: ({ Version }) => Version },
  { title: 'Gebaut', kind: 'time', value: ({ BuiltAt }) => BuiltAt },
  { title: 'Fassung der Schnittstelle', kind: 'number', value: ({ ContractVersion }) => ContractVersion },
  { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
  { title: 'Hinweis', kind: 'text', value: ({ Fault }) => Fault },
  { title: 'Länder', kind: 'text', value: ({ Sites }) => Sites.join(', ') },
  { title: 'Anteil', kind: 'text', value: ({ Rules }) => Rules.map(({ Share }) => formatShare(Share)).join(', ') },
];

/** GET /api/support/releases/ausgabe */
export const exportStaffReleases = defineHandler(CALLS.exportStaffReleases, async ({ query }, context) => {
  const registry = await openRegistry(context);
  const name = `releases-${siteDay(context.clock())}`;
  return buildRowsFile({ columns: COLUMNS, rows: findRows(registry, query), name, format: query.format });
});
