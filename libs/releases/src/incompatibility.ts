import { satisfies } from 'semver';
import type { ReleaseFit, ShellFit } from './fit.ts';

/** `has` null: it is not brought at all. `needs` is a version or, of a release that names one, a range. */
export type Incompatibility =
  | { readonly kind: 'contract'; readonly needs: number | string; readonly has: number | string }
  | { readonly kind: 'platform'; readonly needs: string; readonly has: string | null }
  | { readonly kind: 'shared'; readonly name: string; readonly needs: string; readonly has: string | null }
  /** `needs` is an export of the lib or package `name`. */
  | { readonly kind: 'export'; readonly name: string; readonly needs: string; readonly has: null }
  /** `needs` is a layout's name. */
  | { readonly kind: 'layout'; readonly needs: string; readonly has: null };

/** The first reason why a release cannot run there; null when it can. */
export function findIncompatibility(release: ReleaseFit, shell: ShellFit): Incompatibility | null {
  return (
    compareContract(release, shell) ??
    comparePlatform(release, shell) ??
    compareSharedModules(release, shell) ??
    findMissingExport(release.usedExports, shell.sharedExports) ??
    findMissingExport(release.usedPackageExports, shell.packageExports) ??
    findMissingLayout(release, shell)
  );
}

function compareContract({ contractVersion, contract }: ReleaseFit, shell: ShellFit): Incompatibility | null {
  if (contractVersion !== shell.contractVersion)
    return { kind: 'contract', needs: contractVersion, has: shell.contractVersion };
  // A shell built before minor versions existed has the first of its major.
  const has = shell.contract?.version ?? `${shell.contractVersion}.0.0`;
  return !contract || satisfies(has, contract.range) ? null : { kind: 'contract', needs: contract.range, has };
}

function comparePlatform({ platform }: ReleaseFit, shell: ShellFit): Incompatibility | null {
  const has = shell.platform?.version ?? null;
  if (!platform || (has !== null && satisfies(has, platform.range))) return null;
  return { kind: 'platform', needs: platform.range, has };
}

function compareSharedModules(release: ReleaseFit, { sharedVersions }: ShellFit): Incompatibility | null {
  const ranges = release.sharedRanges ?? release.sharedVersions;
  const wrong = Object.entries(ranges).find(([name, range]) => !isBrought(sharedVersions[name], range));
  return wrong ? { kind: 'shared', name: wrong[0], needs: wrong[1], has: sharedVersions[wrong[0]] ?? null } : null;
}

/** A version without a range is one that has to be equal; it need not be semver. */
const isBrought = (has: string | undefined, needs: string): boolean =>
  has === needs || (has !== undefined && satisfies(has, needs));

type Names = Readonly<Record<string, readonly string[]>>;

/** Nobody can tell where a build of before lists none. */
function findMissingExport(used: Names = {}, brought: Names | undefined): Incompatibility | null {
  if (!brought) return null;
  for (const [name, names] of Object.entries(used)) {
    const needs = names.find((one) => !brought[name]?.includes(one));
    if (needs !== undefined) return { kind: 'export', name, needs, has: null };
  }
  return null;
}

function findMissingLayout({ layouts = [] }: ReleaseFit, { availableLayouts }: ShellFit): Incompatibility | null {
  const needs = availableLayouts && layouts.find((layout) => !availableLayouts.includes(layout));
  return needs === undefined ? null : { kind: 'layout', needs, has: null };
}

/** For operators, in one clause: '<release> is refused: …'. */
export function describeIncompatibility(incompatibility: Incompatibility): string {
  const { kind, needs, has } = incompatibility;
  if (kind === 'contract') return `it was built for contract version ${needs}, the shell has ${has}`;
  if (kind === 'export') return `it needs ${needs} of ${incompatibility.name}, which the shell does not bring`;
  if (kind === 'layout') return `its routes name the layout ${needs}, which the shell does not have`;
  const name = kind === 'platform' ? '@heizplatz/platform' : incompatibility.name;
  return `it needs ${name} ${needs}, the shell brings ${has ?? 'none'}`;
}
