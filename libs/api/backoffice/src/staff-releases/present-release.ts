import type { ReleaseRow } from '@heizplatz/contract';
import { isCountryId, SITES } from '@heizplatz/country';
import { servedVersion } from '@heizplatz/releases';
import type { FoundRelease, Registry } from './read-registry';
import { releaseFault } from './release-fault';
import { REMOTE_NAMES } from './release-words';

function stateOf({ pointer }: Registry, found: FoundRelease, fault: string | null): ReleaseRow['State'] {
  if (servedVersion(pointer, found.remote) === found.version) return 'serving';
  if (!found.release) return 'broken';
  if (fault) return 'incompatible';
  return pointer.remotes[found.remote]?.history.includes(found.version) ? 'before' : 'published';
}

/** The last entry of `serving` is the one that the shell heeds. */
function sitesOf({ pointer }: Registry, { remote }: FoundRelease): string[] {
  const { sites } = pointer.remotes[remote]?.serving.at(-1) ?? { sites: null };
  const ids = (sites ?? Object.keys(SITES).map(Number)).filter(isCountryId);
  return ids.map((id) => SITES[id].countryName);
}

const timeOf = (text: string): string | null => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export function presentRelease(registry: Registry, found: FoundRelease): ReleaseRow {
  const fault = releaseFault(registry, found);
  const state = stateOf(registry, found, fault);
  return {
    Remote: found.remote,
    RemoteName: REMOTE_NAMES[found.remote],
    Version: found.version,
    BuiltAt: found.release && timeOf(found.release.builtAt),
    ContractVersion: found.release?.contractVersion ?? null,
    State: state,
    Fault: fault,
    Sites: state === 'serving' ? sitesOf(registry, found) : [],
  };
}
