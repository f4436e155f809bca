import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFixedPath, getOwnerByPath, REMOTE_PATTERNS } from './reserved-paths';

it.each(['account', 'order', 'support'])('knows the patterns of %s as it owns them', (remote) => {
  const file = join(__dirname, '../../../../../apps', remote, 'remote.json');
  expect(REMOTE_PATTERNS[remote]).toEqual((JSON.parse(readFileSync(file, 'utf8')) as { patterns: string[] }).patterns);
});

it.each([
  ['/x/gemeinsam-bestellen', '/:productGroup/gemeinsam-bestellen'],
  ['/x/angebotsliste', '/:productGroup/angebotsliste'],
  ['/heizoel/bestellung/adresse', '/:productGroup/bestellung/*'],
  ['/support', '/support'],
  ['/support/neu', '/support/*'],
  ['/benutzerkonto/x/y', '/benutzerkonto/*'],
  ['/pelletpreise/bayern', '/pelletpreise/*'],
  ['/', '/'],
])('%s is %s', (path, pattern) => {
  expect(getOwnerByPath(path)?.pattern).toBe(pattern);
});

it.each(['/hilfe', '/info-center/lager', '/angebotsliste', '/x/y/angebotsliste', '/supporter', '/bestellung'])(
  '%s is a page’s',
  (path) => {
    expect(getOwnerByPath(path)).toBeUndefined();
  },
);

it('a path of a remote that serves is its own, whatever it is called; the one of content pages claims nothing', () => {
  const served = [
    { remote: 'pellet-tipps', title: 'Pellet-Tipps', pattern: '/pellet-tipps/*' },
    { remote: 'public', title: 'Öffentliche Seiten', pattern: '/*' },
  ];
  expect(getOwnerByPath('/pellet-tipps/lagern', served)).toEqual({ pattern: '/pellet-tipps/*', owner: 'Pellet-Tipps' });
  expect(getOwnerByPath('/pellet-tipps/lagern')).toBeUndefined();
  expect(getOwnerByPath('/hilfe', served)).toBeUndefined();
});

it('keeps the address of what papers name', () => {
  expect([isFixedPath('/agb'), isFixedPath('/hilfe')]).toEqual([true, false]);
});
