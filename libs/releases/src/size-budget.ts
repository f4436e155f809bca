import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { REMOTE_NAME } from './pointer/pointer-entry.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import type { Release } from './release.ts';

/** Of a remote's whole browser build, in bytes as brotli. */
export interface SizeBudget {
  /** A larger release is published with a warning. */
  readonly warnBytes: number;
  /** A larger release is refused. */
  readonly refuseBytes: number;
}

/** By the remote's name. */
export type SizeBudgets = Readonly<Record<string, SizeBudget>>;

/** Of a remote without a line: the largest of ours had 714 KB in November 2026. */
export const DEFAULT_SIZE_BUDGET: SizeBudget = { warnBytes: 900_000, refuseBytes: 1_800_000 };

const LINE = /^Size of ([a-z][a-z\d-]*): *(\d{1,6}) KB, *(\d{1,6}) KB$/;
const KB = 1000;

export const isSizeLine = (line: string): boolean => LINE.test(line.trimEnd());

/**
 * The lines `Size of REMOTE: N KB, N KB` (the bound of the warning, that of the refusal; 1 KB = 1000 bytes) of a file of public
 * keys. Throws where the first is the larger one, and where a remote has two lines.
 */
export function parseSizeBudgets(text: string): SizeBudgets {
  const budgets: Record<string, SizeBudget> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, remote = '', warn, refuse] = LINE.exec(line.trimEnd()) ?? [];
    if (remote === '') continue;
    const budget = { warnBytes: Number(warn) * KB, refuseBytes: Number(refuse) * KB };
    if (!REMOTE_NAME.test(remote) || budgets[remote] || budget.warnBytes > budget.refuseBytes)
      throw new Error(`a file of public keys contains '${line}' for no remote, twice, or with its bounds reversed`);
    budgets[remote] = budget;
  }
  return budgets;
}

/** Throws without the file, and as parseSizeBudgets does. */
export const readSizeBudgets = (publicKeyFile: string): SizeBudgets =>
  parseSizeBudgets(readFileSync(publicKeyFile, 'utf8'));

/** As parseSizeBudgets reads it. */
export const formatSizeBudgets = (budgets: SizeBudgets): string =>
  Object.entries(budgets)
    .map(([remote, budget]) => `Size of ${remote}: ${describeSizeBudget(budget)}\n`)
    .join('');

/** '900 KB, 1800 KB' */
export const describeSizeBudget = ({ warnBytes, refuseBytes }: SizeBudget): string =>
  `${warnBytes / KB} KB, ${refuseBytes / KB} KB`;

/** The release is larger than the operator allows its remote. The code is never renamed. */
export class SizeRefusal extends ReleaseRefusal {
  override readonly name = 'ReleaseRefusal';
  readonly code = 'SIZE_EXCEEDED';
  /** The message without its code. */
  readonly detail: string;
  constructor(detail: string) {
    super(`${detail} (SIZE_EXCEEDED)`);
    this.detail = detail;
  }
}

/**
 * Resolves with a warning, or null where the release is within its budget. Rejects with a SizeRefusal beyond the second bound.
 * Both name the largest files and the way out.
 */
export async function checkSize(release: Release, folder: string, budgets: SizeBudgets): Promise<string | null> {
  const { warnBytes, refuseBytes } = budgets[release.name] ?? DEFAULT_SIZE_BUDGET;
  const files = await measureBrowserFiles(release, folder);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= warnBytes) return null;
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
  const names = largest.map((file) => `${file.name} (${toKb(file.bytes)})`).join(', ');
  const found = `browser: ${release.name} ${release.version} has ${toKb(bytes)} as brotli`;
  const bounds = `a warning begins at ${toKb(warnBytes)}, a refusal at ${toKb(refuseBytes)}`;
  const enough = Math.ceil(bytes / (100 * KB)) * 100;
  const wayOut = `import parts of it where they are needed, or leave them out; the operator allows more with: npm run release -- paths give ${release.name} --size ${Math.max(warnBytes / KB, enough)},${Math.max(refuseBytes / KB, enough)}`;
  const text = `${found}, ${bounds}; its largest files are ${names}; ${wayOut}`;
  if (bytes > refuseBytes) throw new SizeRefusal(text);
  return text;
}

const LARGEST = 5;
const toKb = (bytes: number): string => `${Math.round(bytes / KB)} KB`;

interface MeasuredFile {
  readonly name: string;
  /** As brotli, where that makes sense. */
  readonly bytes: number;
}

const SERVED_AS_WELL = /\.(br|gz|map)$/;
const TEXT = /\.(c?js|mjs|css|svg|json|html|txt|wasm)$/;
/** Of files without a .br beside them, which the shell compresses as it serves them. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

async function measureBrowserFiles({ files }: Release, folder: string): Promise<MeasuredFile[]> {
  const names = Object.keys(files).filter((name) => name.startsWith('browser/') && !SERVED_AS_WELL.test(name));
  const measured: MeasuredFile[] = [];
  // One by one: a large release must not hold all of its files in memory.
  for (const name of names) measured.push({ name, bytes: await measureFile(name, files, folder) });
  return measured;
}

async function measureFile(name: string, files: Release['files'], folder: string): Promise<number> {
  if (files[`${name}.br`] !== undefined) return (await stat(join(folder, `${name}.br`))).size;
  if (!TEXT.test(name)) return (await stat(join(folder, name))).size;
  const content = await readFile(join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return (await compress(content, { params })).length;
}
