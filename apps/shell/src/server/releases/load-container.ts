import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * Runs a remote's server entry, a CommonJS module, and returns its container. Node's cache of modules is not used: a container
 * keeps a chunk that failed as failed, so that only a new one tries it again; and a version that no longer serves can be freed.
 */
export function loadContainer(file: string): unknown {
  const container = { exports: {} };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  Reflect.apply(run, container.exports, [container, container.exports, createRequire(file), file, dirname(file)]);
  return container.exports;
}
