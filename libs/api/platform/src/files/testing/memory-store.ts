import type { FileStore } from '../file-store';

/** Files that are gone with the test; all were written long ago. */
export function memoryStore(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    write: async (key, bytes) => {
      files.set(key, bytes);
    },
    read: async (key) => files.get(key),
    remove: async (key) => {
      files.delete(key);
    },
    writtenBefore: async function* () {
      yield* [...files.keys()];
    },
  };
}
