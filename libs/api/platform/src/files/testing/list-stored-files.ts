import type { FileStore } from '../file-store';

/** Keys of all files under a folder, sorted. */
export async function listStoredFiles(files: FileStore, folder = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.writtenBefore(new Date(8.64e15))) if (key.startsWith(folder)) keys.push(key);
  return keys.sort();
}
