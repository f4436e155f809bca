import type { Release } from './release.ts';

/** What a remote's build leans on, and a shell brings. */
export type ReleaseFit = Pick<Release, 'contractVersion' | 'sharedVersions'>;

/** `has` null: what is shared is not brought at all. */
export type Incompatibility =
  | { readonly kind: 'contract'; readonly needs: number; readonly has: number }
  | { readonly kind: 'shared'; readonly name: string; readonly needs: string; readonly has: string | null };

/** The first reason why a release cannot run there; null when it can. */
export function findIncompatibility(release: ReleaseFit, system: ReleaseFit): Incompatibility | null {
  const { contractVersion: needs, sharedVersions } = release;
  if (needs !== system.contractVersion) return { kind: 'contract', needs, has: system.contractVersion };
  const wrong = Object.entries(sharedVersions).find(([name, version]) => system.sharedVersions[name] !== version);
  if (!wrong) return null;
  return { kind: 'shared', name: wrong[0], needs: wrong[1], has: system.sharedVersions[wrong[0]] ?? null };
}

/** For operators, in one clause: '<release> is refused: …'. */
export function describeIncompatibility(incompatibility: Incompatibility): string {
  const { kind, needs, has } = incompatibility;
  if (kind === 'contract') return `it was built for contract version ${needs}, the shell has ${has}`;
  return `it needs ${incompatibility.name} ${needs}, the shell brings ${has ?? 'none'}`;
}
