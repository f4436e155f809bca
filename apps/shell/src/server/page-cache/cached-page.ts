import type { PageNote } from '../telemetry/page-notes';

/** What metrics name a document by. */
export type CachedNote = Pick<PageNote, 'route' | 'remote' | 'version'>;

/** A document that everybody may be sent, as the bytes between which a nonce stands. */
export interface CachedPage {
  readonly pieces: readonly Buffer<ArrayBuffer>[];
  /** The same compressed (`zipPieces`). */
  readonly zipped: readonly Buffer[];
  /** Of what it read at the API. */
  readonly tags: ReadonlySet<string>;
  readonly untilMs: number;
  /** For metrics. */
  readonly note?: CachedNote;
}

export const decodeBytes = ({ pieces }: Pick<CachedPage, 'pieces'>): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);
