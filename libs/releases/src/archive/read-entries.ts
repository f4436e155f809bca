import { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type TarHeader } from 'modern-tar';
import { ArchiveRefusal } from './archive-refusal.ts';

export interface ArchiveEntry {
  readonly header: TarHeader;
  /** To be read to its end before the next entry. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * The entries of a tar.gz, in order. `getLimit` tells how many unpacked bytes are accepted at this moment, so that little is
 * unpacked of what nobody signed. Throws an ArchiveRefusal while it is read.
 */
export async function* readEntries(packed: Uint8Array, getLimit: () => number): AsyncGenerator<ArchiveEntry> {
  const unpacked = ReadableStream.from(unpack(packed, getLimit));
  const entries = unpacked.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of readPieces(entries)) yield { header, pieces: readPieces(body) };
}

/**
 * Pulled piece by piece and ended with its reader. `Readable.toWeb` pushes instead: a piece that zlib's thread had ready
 * when the reader gave up was an exception that nobody could catch.
 */
async function* unpack(packed: Uint8Array, getLimit: () => number): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  gunzip.end(packed);
  let bytes = 0;
  for await (const piece of gunzip as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    if (bytes > getLimit()) throw new ArchiveRefusal('ARCHIVE_TOO_LARGE', 'the archive is too large when unpacked');
    yield piece;
  }
}

/** What a stream gives; whatever it throws is a refusal of the archive. The rest is not read where the caller stops. */
async function* readPieces<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveRefusal('ARCHIVE_UNREADABLE', `the archive cannot be read as tar.gz: ${reason}`, { cause: error });
  }
}
