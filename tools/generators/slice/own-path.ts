import { describePatternConflict, findPatternConflict, type RemoteManifest } from '@heizplatz/releases';
import { findRemotes, readRemote } from '../../build/apps.ts';

/** Throws when a remote of the repository owns one of this one's paths too. */
export function checkOwnPaths(root: string, name: string, manifest: RemoteManifest): void {
  const others = findRemotes(root).filter((other) => other !== name);
  const conflict = findPatternConflict(
    { name, ...manifest },
    others.map((other) => ({ name: other, ...readRemote(other, root) })),
  );
  if (conflict) throw new Error(`${name} cannot have its path: ${describePatternConflict(conflict)}`);
}
