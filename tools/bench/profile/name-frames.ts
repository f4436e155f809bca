import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';
import { ROOT } from '../../build/workspace.ts';
import type { Frame } from './call-tree.ts';

type CallFrame = Profiler.ProfileNode['callFrame'];

/** Names functions of bundles by the sources that they were compiled from. */
export function createFrameNames(): (frame: CallFrame) => Frame {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const found = findMap(file);
    const map = found === undefined ? null : new SourceMap(JSON.parse(readFileSync(found, 'utf8')) as SourceMapPayload);
    maps.set(file, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName || 'anonymous';
    if (url.startsWith('node:')) return { name, owner: 'node' };
    if (!url) return { name, owner: 'V8' };
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    // Code that the bundler added has no source.
    const source = (entry && 'originalSource' in entry ? entry.originalSource : undefined) as string | undefined;
    return { name, owner: ownerOf(source ?? file) };
  };
}

/** Releases hold no maps: those of the build that they were made of, by the hash in the file's name. */
const findMap = (file: string): string | undefined =>
  [
    `${file}.map`,
    ...['public', 'order'].map((app) => join(ROOT, 'dist/apps', app, 'server', `${basename(file)}.map`)),
  ].find((candidate) => existsSync(candidate));

/** 'react-dom' of a package, 'libs/ui' of ours. */
export function ownerOf(source: string): string {
  const dependency = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (dependency) return dependency;
  return /((?:apps|libs\/api|libs|tools)\/[^/]+)/.exec(source)?.[1] ?? basename(source);
}
