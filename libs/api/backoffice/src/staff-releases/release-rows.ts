import { declaredColumns } from '@heizplatz/api-identity';
import { type CallContext, createReleasePointer } from '@heizplatz/api-platform';
import {
  type CallRequest,
  type CallResponse,
  type CALLS,
  type PublishedRelease,
  RELEASE_STATE_LABELS,
  type SortKey,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { servedVersion } from '@heizplatz/releases';
import { presentRelease, presentRules } from './present-release';
import { readRegistry, type Registry } from './read-registry';
import { getRemoteName } from './release-labels';

type Query = CallRequest<typeof CALLS.publishedReleases>['query'];
type Input = Pick<Query, 'search' | 'sort' | 'remote' | 'state'>;
type ServedRemote = CallResponse<typeof CALLS.publishedReleases>['Remotes'][number];

/** A version begins with the moment of its build; so broken ones have their place too. */
const SORTS: Readonly<Record<string, (row: PublishedRelease) => string>> = {
  built: ({ Version }) => Version,
  remote: ({ RemoteName }) => RemoteName,
  state: ({ State }) => RELEASE_STATE_LABELS[State],
} satisfies Record<SortKey<typeof STAFF_LISTS.publishedReleases>, (row: PublishedRelease) => string>;

function getOrder(sort: string): (a: PublishedRelease, b: PublishedRelease) => number {
  const chosen = Object.hasOwn(SORTS, sort.replace(/^-/, '')) ? sort : STAFF_LISTS.publishedReleases.defaultSort;
  const key = SORTS[chosen.replace(/^-/, '')] ?? (({ Version }: PublishedRelease) => Version);
  const direction = chosen.startsWith('-') ? -1 : 1;
  const newest = (a: PublishedRelease, b: PublishedRelease) => b.Version.localeCompare(a.Version, 'de');
  return (a, b) => direction * key(a).localeCompare(key(b), 'de') || newest(a, b);
}

function isRequested({ search, remote, state }: Input): (row: PublishedRelease) => boolean {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ Remote, RemoteName, Version, State }) =>
    (remote === '' || Remote === remote) &&
    (state === '' || State === state) &&
    terms.every((term) => `${Version} ${RemoteName} ${Remote}`.toLowerCase().includes(term));
}

/** The rows of the list, whole and in order. */
export const findReleases = (registry: Registry, query: Input): PublishedRelease[] =>
  registry.releases
    .map((match) => presentRelease(registry, match))
    .filter(isRequested(query))
    .toSorted(getOrder(query.sort));

export const openRegistry = ({ db, clock, services: { config } }: Pick<CallContext, 'db' | 'clock' | 'services'>) =>
  readRegistry(config, createReleasePointer({ db, clock, config }));

export function presentRemote<Remote extends string>(
  registry: Registry,
  name: Remote,
): ServedRemote & { Remote: Remote } {
  const entry = registry.pointer.remotes[name];
  return {
    Remote: name,
    RemoteName: getRemoteName(registry, name),
    ServingVersion: servedVersion(registry.pointer, name) ?? null,
    Serving: presentRules(entry),
    PreviousVersion: entry?.history.at(-1) ?? null,
    LastMove: entry?.at ? { By: entry.by, At: entry.at, Reason: entry.reason, Command: entry.command } : null,
  };
}

const formatShare = (share: number): string => `${Math.round(share * 100)} %`;

/** Of the list as a file. */
export const RELEASE_FILE = declaredColumns<PublishedRelease, typeof STAFF_LISTS.publishedReleases>(
  STAFF_LISTS.publishedReleases,
  {
    sites: ({ Sites }) => Sites.join(', '),
    share: ({ Rules }) => Rules.map(({ Share }) => formatShare(Share)).join(', '),
  },
);
