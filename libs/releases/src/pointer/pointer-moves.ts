import type { PointerEntry, ServingRule } from './pointer-entry.ts';

/** What a move decides; the rest of an entry is who, when and why. */
export type PointerRules = Pick<PointerEntry, 'serving' | 'history' | 'isChosen'>;

/** Country ids; null: all sites. */
export type Sites = readonly number[] | null;

/** The move makes no sense for what serves now; the message says why, for whoever asked for it. */
export class PointerMoveError extends Error {
  override readonly name = 'PointerMoveError';
}

const HISTORY_LENGTH = 20;

const isCanary = ({ share }: ServingRule): boolean => share < 1;

const overlaps = (a: Sites, b: Sites): boolean => a === null || b === null || a.some((site) => b.includes(site));

const toSites = (sites: Sites): ServingRule['sites'] => (sites === null ? null : [...sites]);

const serveAll = (version: string): ServingRule => ({ version, share: 1, sites: null });

/** Takes the sites from each rule that names sites; a rule without any is gone. Rules for all sites stay. */
const without = (rules: readonly ServingRule[], sites: readonly number[]): ServingRule[] =>
  rules.flatMap((rule) => {
    if (rule.sites === null) return [rule];
    const rest = rule.sites.filter((site) => !sites.includes(site));
    return rest.length > 0 ? [{ ...rule, sites: rest }] : [];
  });

function requireEntry(entry: PointerRules | null): PointerRules {
  if (!entry) throw new PointerMoveError('nothing serves all visitors yet: switch without a site first');
  return entry;
}

/**
 * All visitors of the sites get the version from now on; a canary there ends. For all sites, what served them before goes
 * into the history. Throws a PointerMoveError for some sites while nothing serves all.
 */
export function switchTo(entry: PointerRules | null, version: string, sites: Sites = null): PointerRules {
  if (sites !== null) {
    const { serving, history } = requireEntry(entry);
    const rule = { version, share: 1, sites: toSites(sites) };
    return { serving: [rule, ...without(serving, sites)], history, isChosen: true };
  }
  const before = entry?.serving.at(-1)?.version;
  const history = [...(entry?.history ?? []), ...(before && before !== version ? [before] : [])];
  return { serving: [serveAll(version)], history: history.slice(-HISTORY_LENGTH), isChosen: true };
}

/**
 * The version serves a share (0 < share < 1) of the sites' visitors from now on; a canary of the same version and sites gets
 * the new share. Throws a PointerMoveError while another version is a canary there, or where it serves everybody already.
 */
export function startCanary(
  entry: PointerRules | null,
  { version, share, sites }: { readonly version: string; readonly share: number; readonly sites: Sites },
): PointerRules {
  const { serving, history } = requireEntry(entry);
  if (!(share > 0 && share < 1))
    throw new PointerMoveError('a canary serves more than none and less than all visitors');
  const other = serving.find((rule) => isCanary(rule) && rule.version !== version && overlaps(rule.sites, sites));
  if (other) throw new PointerMoveError(`${other.version} is a canary there: promote it or roll it back first`);
  const stable = sites?.map((site) => stableOf(serving, site)) ?? stableVersions(serving);
  if (stable.every((one) => one === version)) throw new PointerMoveError(`${version} serves everybody there`);
  const others = sites === null ? serving.filter((rule) => !isCanary(rule)) : withoutCanary(serving, sites);
  return { serving: [{ version, share, sites: toSites(sites) }, ...others], history, isChosen: true };
}

/** Canaries lose these sites; rules for all of a site's visitors stay as they are. */
const withoutCanary = (serving: readonly ServingRule[], sites: readonly number[]): ServingRule[] =>
  serving.flatMap((rule) => (isCanary(rule) ? without([rule], sites) : [rule]));

/**
 * The canaries' versions serve all visitors of their sites (of `sites` alone, where given). Throws a PointerMoveError without
 * a canary there, or when it is of another version than expected.
 */
export function promote(
  entry: PointerRules | null,
  { version, sites }: { readonly version?: string | undefined; readonly sites: Sites },
): PointerRules {
  const before = requireEntry(entry);
  const canaries = before.serving.filter((rule) => isCanary(rule) && overlaps(rule.sites, sites));
  if (canaries.length === 0) throw new PointerMoveError('no canary is running there');
  const other = canaries.find((rule) => version !== undefined && rule.version !== version);
  if (other) throw new PointerMoveError(`the canary is ${other.version}`);
  return canaries.reduceRight<PointerRules>(
    (rules, canary) => switchTo(rules, canary.version, intersect(canary.sites, sites)),
    before,
  );
}

const intersect = (a: Sites, b: Sites): Sites =>
  a === null ? b : b === null ? a : a.filter((site) => b.includes(site));

/**
 * Ends the canaries of the sites; without one, the version before serves again: for all sites the newest of the history, for
 * some sites what serves all others, or the newest of the history where they have no rule of their own. Throws a
 * PointerMoveError without a version before.
 */
export function rollBack(entry: PointerRules | null, sites: Sites = null): PointerRules {
  const before = requireEntry(entry);
  const isRunning = before.serving.some((rule) => isCanary(rule) && overlaps(rule.sites, sites));
  if (isRunning) return endCanaries(before, sites);
  const own = sites !== null && before.serving.some((rule) => rule.sites !== null && overlaps(rule.sites, sites));
  if (sites !== null && own) return { ...before, serving: without(before.serving, sites), isChosen: true };
  const version = before.history.at(-1);
  if (version === undefined) throw new PointerMoveError('no other version served before');
  if (sites !== null) return switchTo(before, version, sites);
  const serving = [...before.serving.slice(0, -1), serveAll(version)];
  return { serving, history: before.history.slice(0, -1), isChosen: true };
}

/** A canary of all sites goes on at the others: the sites that leave it get a rule of their own before it. */
function endCanaries({ serving, history }: PointerRules, sites: Sites): PointerRules {
  if (sites === null) return { serving: serving.filter((rule) => !isCanary(rule)), history, isChosen: true };
  const rest = withoutCanary(serving, sites);
  if (!rest.some((rule) => isCanary(rule) && rule.sites === null)) return { serving: rest, history, isChosen: true };
  const own = sites.map((site) => ({ version: stableOf(rest, site), share: 1, sites: [site] }));
  return { serving: [...own, ...without(rest, sites)], history, isChosen: true };
}

const stableVersions = (rules: readonly ServingRule[]): string[] =>
  rules.filter((rule) => !isCanary(rule)).map(({ version }) => version);

/** What a site's visitors get who are in no canary. */
const stableOf = (rules: readonly ServingRule[], site: number): string =>
  rules.find((rule) => !isCanary(rule) && overlaps(rule.sites, [site]))?.version ?? '';

/** The next start may move the remote on again. */
export const followBuilds = (entry: PointerRules | null): PointerRules => ({ ...requireEntry(entry), isChosen: false });
