import { dateExports } from './date-exports';
import type { PlatformReport, Shape } from './shape';

const ROUTER = '@heizplatz/router';
const report = (version: string, fields: Partial<PlatformReport> = {}): PlatformReport => ({
  ...{ version, packages: {}, globals: {}, contexts: { toasts: 'ui/Toasts' }, events: ['heizplatz-consent'] },
  exports: { [ROUTER]: { Link: 'router/LinkProps', useSite: { calls: [{ parameters: [], result: 'country/Site' }] } } },
  types: {
    'country/Site': { direction: 'out', shape: { members: { id: 'country/SiteId' } } },
    'country/SiteId': { direction: 'out', shape: { oneOf: ['1', '2'] } },
    'router/LinkProps': { direction: 'in', shape: { members: { to: 'string' } } },
    'ui/Toasts': { direction: 'both', shape: { members: {} } },
  },
  ...fields,
});
const BEFORE = report('1.3.0');
const SINCE = { exports: { [ROUTER]: { Link: '1.1.0', useSite: '1.2.0' } }, crossings: '1.1.0', builds: '1.0.0' };
const withType = (name: string, shape: Shape): Partial<PlatformReport> => ({
  types: { ...BEFORE.types, [name]: { direction: 'both', shape } },
});

it.each<[string, Partial<PlatformReport>, readonly [string, string, string]]>([
  ['packages of others', { packages: { react: '19.4' } }, ['1.1.0', '1.2.0', '1.1.0']],
  [
    'a type of one export',
    withType('router/LinkProps', { members: { to: 'string', 'now?': 'boolean' } }),
    ['1.4.0', '1.2.0', '1.1.0'],
  ],
  [
    'a type that leads there by another one',
    withType('country/SiteId', { oneOf: ['1', '2', '3'] }),
    ['1.1.0', '1.4.0', '1.1.0'],
  ],
  ['a type of a context', withType('ui/Toasts', { members: { undo: 'string' } }), ['1.1.0', '1.2.0', '1.4.0']],
  ['an event', { events: [] }, ['1.1.0', '1.2.0', '1.4.0']],
])('where %s changed, what it reaches has the version now', (_, fields, [link, site, crossings]) => {
  expect(dateExports(BEFORE, report('1.4.0', fields), SINCE)).toEqual({
    exports: { [ROUTER]: { Link: link, useSite: site } },
    crossings,
    builds: '1.0.0',
  });
});

it('a new export is there since its version', () => {
  const exports = { [ROUTER]: { ...BEFORE.exports[ROUTER], useRoom: 'string' } };
  const { exports: dated } = dateExports(BEFORE, report('1.4.0', { exports }), SINCE);
  expect(dated[ROUTER]).toEqual({ Link: '1.1.0', useSite: '1.2.0', useRoom: '1.4.0' });
});

it.each([
  ['1.4.0', '1.4.0'],
  ['1.3.1', '1.0.0'],
])('a version that is %s though nothing else changed tells of what builds make since %s', (version, builds) => {
  expect(dateExports(BEFORE, report(version), SINCE)).toEqual({ ...SINCE, builds });
});
