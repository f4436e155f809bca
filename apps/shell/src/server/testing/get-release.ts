import type { Release } from '@heizplatz/releases';

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
    patterns: [`/${name}/*`],
    styles: ['routes.css'],
    scripts: { routes: ['routes.js'], 'messages-de': ['messages-de.js'], 'messages-ch': ['messages-ch.js'] },
    files: { 'browser/a.js': 'ab12' },
    ...overrides,
  };
}
