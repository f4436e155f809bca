import { releaseFiles, remoteReference } from './release-urls';
import { releaseOf } from '../testing/get-release';

const release = releaseOf('order', { version: '7' });

describe("a release's addresses", () => {
  it('hang on name and version', () => {
    expect(remoteReference(release)).toEqual({
      name: 'order',
      version: '7',
      container: 'mf_order',
      folder: '/releases/order/7/',
      patterns: ['/order/*'],
      styles: ['routes.css'],
      scripts: ['routes.js'],
    });
  });

  it('tell of an entry of another builder, and that the browser alone renders its pages', () => {
    const entry = { file: 'static/entry.js', type: 'module' } as const;
    const standard = releaseOf('order', { version: '7', entry, isBrowserOnly: true });
    expect(remoteReference(standard)).toMatchObject({ entry, isBrowserOnly: true });
    expect(releaseFiles(standard, 'de')).toEqual({ styles: ['/releases/order/7/routes.css'], scripts: [] });
  });

  it.each([
    ['de', ['remoteEntry.js', 'routes.js', 'messages-de.js']],
    ['ch', ['remoteEntry.js', 'routes.js', 'messages-ch.js']],
    ['de-AT', ['remoteEntry.js', 'routes.js']],
  ])('for %s are its styles, its routes and the messages of this language alone', (locale, scripts) => {
    expect(releaseFiles(release, locale)).toEqual({
      styles: ['/releases/order/7/routes.css'],
      scripts: scripts.map((file) => `/releases/order/7/${file}`),
    });
  });
});
