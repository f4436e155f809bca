/** Linux takes one argument of at most 128 KB, and the shell gets a command as one. */
const MAX_BYTES = 100_000;

/** Files as arguments of a command; `whole` when there are too many to be named. */
export function joinFiles(files: readonly string[], whole: string): string {
  const joined = files.join(' ');
  return Buffer.byteLength(joined) > MAX_BYTES ? whole : joined;
}
