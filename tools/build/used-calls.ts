import type { Compilation, Module } from 'webpack';

/** Of the contract, in this repository and in the package of it: the module that names all calls, and those that define them. */
const CALLS_FILE = /\/contract\/src\/calls\.ts$/;
const CONTRACT_FILE = /\/contract\/src\/.*\.ts$/;

const isFile = (module: Module, pattern: RegExp): boolean =>
  'resource' in module && typeof module.resource === 'string' && pattern.test(module.resource);

/** The modules that webpack has joined to one. */
export const getParts = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/**
 * Ids of the calls that tree shaking left in a remote's chunks, sorted: all of them where some code takes the list as a whole.
 * Undefined where webpack did not look for what is used.
 */
export function readUsedCalls(compilations: readonly Compilation[]): string[] | undefined {
  const all = compilations.map(readCalls);
  return all.every((one) => one !== undefined) ? [...new Set(all.flat())].sort() : undefined;
}

/** An import of `CALLS.prices` leads webpack past the list to the module that defines it. */
function readCalls({ modules, moduleGraph }: Compilation): string[] | undefined {
  const parts = [...modules].flatMap(getParts).filter((module) => isFile(module, CONTRACT_FILE));
  const list = parts.find((module) => isFile(module, CALLS_FILE));
  if (!list) return [];
  const ids = moduleGraph.getProvidedExports(list);
  const used = parts.map((module) => moduleGraph.getUsedExports(module, undefined));
  if (!Array.isArray(ids) || used.includes(true)) return undefined;
  const names = used.flatMap((one) => (typeof one === 'object' && one !== null ? [...one] : []));
  return names.filter((name) => ids.includes(name));
}
