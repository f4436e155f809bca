import { SHARED_LIBS } from '@heizplatz/platform';
import type { ReleaseFit, ShellFit } from '@heizplatz/releases';
import type { Compilation, Dependency, Module } from 'webpack';
import { readPackageExports } from './package-exports.ts';
import { sharedPackageModules } from './shared-modules.ts';
import { getParts, readUsedCalls } from './used-calls.ts';

/** Of a shell all exports of what it shares, of a remote those that its code reads, and the calls in it; sorted. */
export type SharedExports = Pick<ReleaseFit, 'usedExports' | 'usedPackageExports' | 'usedCalls'> &
  Pick<ShellFit, 'sharedExports' | 'packageExports'>;

/** Reads them from the finished compilations of an app: both sides' together of a remote, what both have of the shell. */
export function readSharedExports(compilations: readonly Compilation[]): SharedExports {
  const brought = compilations.map(readBroughtExports).filter((libs) => libs.size > 0);
  if (brought.length > 0)
    return { sharedExports: toRecord(intersect(brought)), packageExports: readPackageExports(sharedPackageModules()) };
  const used = Object.entries(toRecord(unite(compilations.map(readUsedExports))));
  const ofPackages = used.filter(([name]) => !(name in SHARED_LIBS));
  const installed = readPackageExports(ofPackages.map(([name]) => name));
  const usedCalls = readUsedCalls(compilations);
  return {
    usedExports: Object.fromEntries(used.filter(([name]) => name in SHARED_LIBS)),
    // A member of a default export is no export of its own.
    usedPackageExports: Object.fromEntries(
      ofPackages.map(([name, names]) => [name, names.filter((one) => installed[name]?.includes(one))]),
    ),
    ...(usedCalls && { usedCalls }),
  };
}

type Exports = ReadonlyMap<string, ReadonlySet<string>>;

/** The federation's modules, as far as they are read here; its own classes are not exported. */
interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string };
}
interface ProvidedModule extends Module {
  readonly _name: string;
}
/** Where the shell's browser build imports what it shares. */
const SHARE_SCOPE_FILE = /\/browser\/federation\/shared-modules\.[jt]s$/;
const isShareScope = (module: Module): boolean =>
  'resource' in module && typeof module.resource === 'string' && SHARE_SCOPE_FILE.test(module.resource);

const hasRequest = (dependency: Dependency): dependency is Dependency & { readonly request: string } =>
  'request' in dependency;

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';
const isProvided = (module: Module): module is ProvidedModule => module.type === 'provide-module';

/** A dependency on named exports of a module, `import { Link } from …` and what is read of it. */
interface NamedDependency extends Dependency {
  getIds: (moduleGraph: Compilation['moduleGraph']) => readonly string[];
}
const hasNames = (dependency: Dependency | null): dependency is NamedDependency =>
  dependency !== null && 'getIds' in dependency;

/** Imports that tree shaking left in the chunks. What takes a lib as a whole names nothing. */
function readUsedExports({ modules, moduleGraph }: Compilation): Exports {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!isConsumed(module)) continue;
    const names = used.get(module.options.shareKey) ?? new Set();
    used.set(module.options.shareKey, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency } = connection;
      if (!hasNames(dependency) || connection.getActiveState(undefined) === false) continue;
      const [name, member] = dependency.getIds(moduleGraph);
      // `React.useState` of `import React from 'react'`.
      const read = name === 'default' && member !== undefined ? member : name;
      if (read !== undefined) names.add(read);
    }
  }
  return used;
}

/** What is shared is never shaken: each export of the module is there. */
function readBroughtExports({ modules, moduleGraph }: Compilation): Exports {
  const brought = new Map<string, Set<string>>();
  for (const [name, dependency] of [...modules].flatMap(getParts).flatMap(getBroughtLibs)) {
    const lib = dependency && moduleGraph.getResolvedModule(dependency);
    const names = lib && moduleGraph.getProvidedExports(lib);
    if (!Array.isArray(names)) throw new Error(`The exports of ${name} are not known to webpack`);
    brought.set(name, new Set(names));
  }
  return brought;
}

/** On the server the federation's modules bring one lib each, in the browser one of the shell's brings all. */
function getBroughtLibs(module: Module): readonly (readonly [string, Dependency | undefined])[] {
  if (isProvided(module)) return module._name in SHARED_LIBS ? [[module._name, module.dependencies[0]]] : [];
  if (!isShareScope(module)) return [];
  const requests = module.dependencies.filter(hasRequest);
  return Object.keys(SHARED_LIBS).map((lib) => [lib, requests.find(({ request }) => request === lib)]);
}

const libsOf = (all: readonly Exports[]): string[] => [...new Set(all.flatMap((one) => [...one.keys()]))];
const unite = (all: readonly Exports[]): Exports =>
  new Map(libsOf(all).map((lib) => [lib, new Set(all.flatMap((one) => [...(one.get(lib) ?? [])]))]));
const intersect = (all: readonly Exports[]): Exports =>
  new Map(
    [...unite(all)].map(([lib, names]) => [
      lib,
      new Set([...names].filter((name) => all.every((one) => one.get(lib)?.has(name)))),
    ]),
  );

const toRecord = (exports: Exports): Record<string, string[]> =>
  Object.fromEntries([...exports].sort().map(([lib, names]) => [lib, [...names].sort()]));
