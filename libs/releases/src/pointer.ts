import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Which version serves which share of a site's visitors; `sites` and shares below 1 are for canaries. */
const Serving = v.object({ version: v.string(), share: v.number(), sites: v.nullable(v.array(v.number())) });

/** pointer.json: per remote what is served, and what was before (newest last). */
export const ReleasePointer = v.object({
  remotes: v.record(v.string(), v.object({ serving: v.array(Serving), history: v.array(v.string()) })),
});
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>;

const HISTORY_LENGTH = 20;

export const pointerFile = (dir: string): string => join(dir, 'pointer.json');

/** Without a pointer nothing is served. Throws when the file is no pointer. */
export const readPointer = (dir: string): ReleasePointer =>
  existsSync(pointerFile(dir))
    ? v.parse(ReleasePointer, JSON.parse(readFileSync(pointerFile(dir), 'utf8')))
    : { remotes: {} };

/** The version that a remote's visitors get. */
export const servedVersion = ({ remotes }: ReleasePointer, remote: string): string | undefined =>
  remotes[remote]?.serving.at(-1)?.version;

/**
 * All visitors of all sites get the version from now on; what was served before goes into the history, to which
 * `npm run release -- rollback` returns. Written whole and renamed, so that nobody reads half of it.
 */
export function pointTo(dir: string, remote: string, version: string): void {
  const pointer = readPointer(dir);
  const served = servedVersion(pointer, remote);
  const history = [...(pointer.remotes[remote]?.history ?? []), ...(served && served !== version ? [served] : [])];
  const entry = { serving: [{ version, share: 1, sites: null }], history: history.slice(-HISTORY_LENGTH) };
  mkdirSync(dir, { recursive: true });
  const part = `${pointerFile(dir)}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ remotes: { ...pointer.remotes, [remote]: entry } }, null, 2));
  renameSync(part, pointerFile(dir));
}
