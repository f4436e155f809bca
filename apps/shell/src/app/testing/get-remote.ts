import type { RemoteReference } from '../page-data';

/** A remote as a document names it, in version '<name>-1'. */
export const getRemote = (name: string, patterns: string[]): RemoteReference => ({
  name,
  patterns,
  version: `${name}-1`,
  container: '',
  folder: '',
  styles: [],
  scripts: [],
});
