import type { UploadedFile } from '@heizplatz/contract';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { getNetwork } from '../http/limits/limited-action';
import { claimUses } from '../http/limits/use-limit';
import { problem, type ThrownProblem } from '../http/problems/problem';
import { cleanFileName } from './clean-file-name';
import { type FileKind, type FileType, HEAD_BYTES, sniffKind } from './sniff-content';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** A search, not a match of the whole: matching millions of characters overflows the engine's stack. */
const FOREIGN = /[^A-Za-z\d+/]/;

export type PictureType = Exclude<FileType, 'application/pdf'>;
export const PICTURES: readonly PictureType[] = ['image/png', 'image/jpeg', 'image/webp'];
export const PICTURES_AND_PDF: readonly FileType[] = [...PICTURES, 'application/pdf'];

/** What a call takes a file for, and what refuses it before anything looks into it. */
export interface Reception<Kind extends FileKind> {
  /** Of the refusals: 'body.File.ContentBase64'. */
  readonly path: string;
  readonly kinds: readonly Kind[];
  /** Of a file of another kind; the detail is German. */
  readonly wrongKind: { readonly code: string; readonly detail?: string };
  /** What gets the file, for the limit: 'order 5 of the dealer'. Null: its sender's limit is enough. */
  readonly target: string | null;
  /** Throws where this caller may not add the file to what it is for as that is now: its state, its room. */
  readonly check: (kind: Kind) => void | Promise<void>;
}

/** Who sends a file, by a call's context. */
export interface SenderContext {
  readonly db: Database;
  readonly services: { readonly config: Pick<Config, 'fileLimits'> };
  readonly clock: () => Date;
  readonly user: { readonly id: number } | null;
  /** Of somebody who acts for the user. */
  readonly actor: { readonly id: number } | null;
  readonly ip: string;
}

export const refuseFile = (path: string, code: string, detail?: string): ThrownProblem =>
  problem('VALIDATION', { ...(detail !== undefined && { detail }), errors: [{ path, code }] });

/**
 * A file that all cheap refusals let pass. Whatever looks into files takes these alone, and nothing but `admit` makes them:
 * so a new call cannot have strangers' files inspected before it asked who sends them and what for.
 */
export class AdmittedFile<Kind extends FileKind = FileKind> {
  readonly #content: string;
  #bytes: Buffer | undefined;

  private constructor(
    readonly kind: Kind,
    content: string,
    /** For people and headers; its ending by content. */
    readonly name: string,
    /** Of refusals. */
    readonly path: string,
  ) {
    this.#content = content;
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.#content, 'base64'));
  }

  /** In this order: form, size and kind; the target's state; the limits, where what is refused later counts too. */
  static async admit<Kind extends FileKind>(
    { FileName, ContentBase64 }: UploadedFile,
    { path, kinds, wrongKind, target, check }: Reception<Kind>,
    context: SenderContext,
  ): Promise<AdmittedFile<Kind>> {
    const digits = withoutPadding(ContentBase64);
    if (digits === '' || FOREIGN.test(digits))
      throw refuseFile(path, 'FILE_INV', 'Die Datei ist unvollständig angekommen.');
    if (Math.floor((digits.length * 3) / 4) > MAX_FILE_BYTES)
      throw problem('TOO_LARGE', { detail: 'Die Datei ist größer als 5 MB.' });
    const sniffed = sniffKind(Buffer.from(digits.slice(0, HEAD_BYTES * 2), 'base64'));
    const kind = kinds.find((one) => one === sniffed);
    if (kind === undefined) throw refuseFile(path, wrongKind.code, wrongKind.detail);
    await check(kind);
    await claimReception(target, context);
    return new AdmittedFile(kind, ContentBase64, cleanFileName(FileName, kind), path);
  }
}

export const isPdf = (file: AdmittedFile): file is AdmittedFile<'application/pdf'> => file.kind === 'application/pdf';
export const isDrawing = (file: AdmittedFile): file is AdmittedFile<'image/svg+xml'> => file.kind === 'image/svg+xml';
export const isPicture = (file: AdmittedFile): file is AdmittedFile<PictureType> => !isPdf(file) && !isDrawing(file);

/** The one way to an AdmittedFile. Throws FILE_INV, the code of a wrong kind, TOO_LARGE, what `check` throws, TOO_MANY_REQUESTS. */
export const admitFile = AdmittedFile.admit;

/** At most two signs, whatever a stranger repeats. */
function withoutPadding(content: string): string {
  const padding = ['==', '='].find((end) => content.endsWith(end)) ?? '';
  return content.slice(0, content.length - padding.length);
}

/** Not in a transaction: a count must outlive the refusal of its file. */
async function claimReception(target: string | null, context: SenderContext): Promise<void> {
  const { db, services, clock, user, actor, ip } = context;
  const { perSender, perTarget } = services.config.fileLimits;
  const sender = actor ?? user;
  const bounds = [
    { key: sender ? `files by user ${sender.id}` : `files ip ${getNetwork(ip)}`, limit: perSender },
    ...(target === null ? [] : [{ key: `files for ${target}`, limit: perTarget }]),
  ];
  const detail = 'Sie haben gerade viele Dateien geschickt. Bitte warten Sie 15 Minuten.';
  await claimUses(db, bounds, { now: clock(), detail });
}
