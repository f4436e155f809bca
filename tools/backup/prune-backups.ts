import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups, walFolder } from './backup-folder.ts';

/** A segment of the log; its first eight digits are the timeline, which is unrelated to its age. */
const SEGMENT = /^[\dA-F]{24}/;
export const isSegment = (name: string): boolean => SEGMENT.test(name);
export const getAge = (segment: string): string => segment.slice(8, 24);

/** The segment at which the replay of a base begins. */
export function firstSegment(base: string): string {
  const match = /^START WAL LOCATION: .* \(file ([\dA-F]{24})\)/m.exec(
    readFileSync(join(base, 'base/backup_label'), 'utf8'),
  );
  if (!match?.[1]) throw new Error(`Cannot find the first WAL segment in ${base}/base/backup_label.`);
  return match[1];
}

/**
 * Removes everything older than the last `keep` database backups, and the log they do not need; returns the folders.
 */
export async function pruneBackups(folder: string, { keep }: { readonly keep: number }): Promise<string[]> {
  const backups = listBackups(folder);
  const oldest = backups.filter(({ postgres }) => postgres !== null).at(-keep);
  if (!oldest) return [];
  const outlived = backups.slice(0, backups.indexOf(oldest)).map((backup) => backup.folder);
  for (const old of outlived) await rm(old, { recursive: true });
  const first = firstSegment(oldest.folder);
  for (const name of readdirSync(walFolder(folder)))
    if (isSegment(name) && getAge(name) < getAge(first)) await rm(join(walFolder(folder), name));
  return outlived;
}
