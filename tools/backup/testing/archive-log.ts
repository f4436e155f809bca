import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { walFolder } from '../backup-folder';

/** The rows of one statement, asked over a connection of its own. */
export async function request(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends the segment, in which something was written, and waits until it lies in the archive of `backups`. */
export async function archiveLog(url: string, backups: string): Promise<void> {
  const [row] = await request(url, 'select pg_walfile_name(pg_switch_wal()) as name');
  while (!existsSync(join(walFolder(backups), String(row?.['name'])))) await pause(50);
}
