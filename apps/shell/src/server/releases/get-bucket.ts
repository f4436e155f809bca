import { hash } from 'node:crypto';
import type { Release } from '@heizplatz/releases';

/** 0 ≤ bucket < 1: the same for a group and a version, evenly spread over the groups. */
export function getBucket(group: number, { name, version }: Pick<Release, 'name' | 'version'>): number {
  return hash('sha256', `${group} ${name} ${version}`, 'buffer').readUInt32BE() / 2 ** 32;
}
