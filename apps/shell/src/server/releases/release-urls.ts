import type { RemoteReference } from '../../app/page-data';
import type { ServedRelease } from '../rendering/render-task';

/** Path under which a release's browser files are served, unchanged for ever. */
export const releaseBase = ({ name, version }: { name: string; version: string }): string =>
  `/releases/${name}/${version}`;

export const remoteReference = (release: ServedRelease): RemoteReference => ({
  name: release.name,
  version: release.version,
  container: release.container,
  folder: `${releaseBase(release)}/`,
  patterns: release.patterns,
  styles: release.styles,
  scripts: release.scripts['routes'] ?? [],
  ...(release.entry && { entry: release.entry }),
  ...(release.isBrowserOnly && { isBrowserOnly: release.isBrowserOnly }),
});

/** Styles for the head and scripts to fetch ahead for a page of this release; none of what the document does not contain. */
export function releaseFiles(release: ServedRelease, locale: string): { styles: string[]; scripts: string[] } {
  const base = releaseBase(release);
  const { isBrowserOnly, scripts } = release;
  const files = isBrowserOnly
    ? []
    : ['remoteEntry.js', ...(scripts['routes'] ?? []), ...(scripts[`messages-${locale}`] ?? [])];
  return { styles: release.styles.map((file) => `${base}/${file}`), scripts: files.map((file) => `${base}/${file}`) };
}
