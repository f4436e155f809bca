import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../build/workspace.ts';
import { startDatabase } from '../../database/start-database.ts';
import { buildCommand } from '../build-command.ts';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';

const MAILS = 2000;
const run = promisify(execFile);

interface Timed {
  /** Mails a second. */
  readonly outbox: number;
  readonly bare: number;
}

const isTimed = (value: unknown): value is Timed =>
  typeof value === 'object' && value !== null && 'outbox' in value && 'bare' in value;

/** Mails that a node sends a second out of the outbox, beside nodemailer with the same mails and nothing else. */
export async function row(): Promise<Metric[]> {
  const command = await buildCommand('time-mails', 'apps/api/src/specs/outbox/testing/time-mails.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  const database = await startDatabase({ dataDir, isDisposable: true });
  const sink = fork(join(import.meta.dirname, '../smtp-sink.ts'));
  try {
    const [{ port }] = await once(sink, 'message');
    const env = { ...process.env, DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${port}`, MAILS: `${MAILS}` };
    const { stdout } = await run(process.execPath, [command], { cwd: ROOT, env });
    const timed: unknown = JSON.parse(stdout.slice(stdout.lastIndexOf('{')));
    if (!isTimed(timed)) throw new Error(`time-mails printed an unexpected result: ${stdout}`);
    return [
      {
        name: 'mails that a node sends from the outbox',
        against: 'absolute; nodemailer alone beside it',
        value: Math.round(timed.outbox),
        unit: 'mails/s',
        target: LIMITS['mails from the outbox'],
        note: `${MAILS} sealed mails, claimed and recorded in batches, 10 connections; nodemailer alone ${Math.round(timed.bare)}/s (${(timed.outbox / timed.bare).toFixed(2)} of it); SMTP server in a separate process, fsync on`,
      },
    ];
  } finally {
    sink.disconnect();
    await database.stop();
  }
}
