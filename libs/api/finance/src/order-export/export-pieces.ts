import { Readable } from 'node:stream';
import type { FileStore } from '@heizplatz/api-platform';

/**
 * The file store accepts whole buffers only: a file of any length is stored in chunks, so that it is never held in
 * memory as a whole.
 */
const PIECE_BYTES = 1024 * 1024;

const getKey = (exportId: string, piece: number): string => `order-exports/${exportId}/${piece}`;

/** Takes bytes as they come; `end` writes what is left. */
export function openPieces(files: FileStore, exportId: string) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let piece = 0;
  async function put(): Promise<void> {
    if (waitingBytes === 0) return;
    await files.write(getKey(exportId, piece), Buffer.concat(waiting));
    piece += 1;
    waiting = [];
    waitingBytes = 0;
  }
  return {
    write: async (bytes: Uint8Array | string): Promise<void> => {
      // A copy: who writes may use its buffer again.
      const own = typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes);
      waiting.push(own);
      waitingBytes += own.length;
      if (waitingBytes >= PIECE_BYTES) await put();
    },
    end: put,
  };
}

async function* getPieces(files: FileStore, exportId: string): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const bytes = await files.read(getKey(exportId, piece));
    if (!bytes) return;
    yield bytes;
  }
}

/** The pieces one after the other. */
export const readPieces = (files: FileStore, exportId: string): Readable => Readable.from(getPieces(files, exportId));

export async function removePieces(files: FileStore, exportId: string): Promise<void> {
  for (let piece = 0; await files.read(getKey(exportId, piece)); piece += 1)
    await files.remove(getKey(exportId, piece));
}
