import type { Release } from '@heizplatz/releases';
import { createServingReleases, type ServingReleases } from '../releases/serving-releases';

/** A release of a remote as tools/releases writes it. */
export function releaseOf(name: string, overrides: Partial<Release> = {}): Release {
  return {
    name,
    version: '20261121-100000-aaaaaaaa',
    builtAt: '2026-11-21T10:00:00.000Z',
    contentHash: 'aaaaaaaa',
    container: `mf_${name}`,
    contractVersion: 1,
    sharedVersions: { react: '19.3.1' },
    title: name,
    order: 10,
    layouts: ['default'],
    patterns: [`/${name}/*`],
    styles: ['routes.css'],
    scripts: { routes: ['routes.js'], 'messages-de': ['messages-de.js'], 'messages-ch': ['messages-ch.js'] },
    files: { 'browser/a.js': 'ab12' },
    ...overrides,
  };
}

/** A registry that serves each release to everybody. */
export const serveAll = (releases: readonly Release[]): ServingReleases =>
  createServingReleases(releases.map((release) => [{ release, share: 1, sites: null }]));
