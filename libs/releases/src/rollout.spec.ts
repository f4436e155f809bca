/** @jest-environment node */
import { getRollout, type ShellReport } from './rollout';

const ENTRY = {
  revision: 7,
  serving: [
    { version: '3', share: 0.1, sites: null },
    { version: '2', share: 1, sites: null },
  ],
};
const SHELL: ShellReport = {
  ...{ node: 'a:4200', seenAt: new Date('2026-11-29T10:00:00Z'), refused: [] },
  serving: [{ remote: 'order', revision: 7, versions: ['3', '2'] }],
};
const serves = (revision: number, ...versions: string[]) => ({ serving: [{ remote: 'order', revision, versions }] });
const refuses = (version: string, remote = 'order') => ({ refused: [{ remote, version, reason: 'no such export' }] });

it.each<[string, Partial<ShellReport>, string, string | null]>([
  ['goes by the entry and serves all of its versions', {}, 'served', null],
  ['has not read the entry yet', serves(6, '2'), 'waiting', null],
  ['has read it and still loads a version', serves(7, '2'), 'waiting', null],
  ['knows nothing of the remote', { serving: [] }, 'waiting', null],
  ['refuses one of its versions', { ...serves(7, '2'), ...refuses('3') }, 'refused', '3: no such export'],
  [
    'refused the version at an earlier entry, and has not read this one',
    { ...serves(6, '2'), ...refuses('3') },
    'waiting',
    null,
  ],
  ['refuses the same version of another remote', refuses('3', 'account'), 'served', null],
  ['refuses a version that the entry does not name', refuses('1'), 'served', null],
  [
    'refuses the entry itself',
    { ...serves(6, '2'), ...refuses('pointer revision 7') },
    'refused',
    'pointer revision 7: no such export',
  ],
  ['goes by a later entry', serves(8, '1'), 'replaced', null],
  ['does not say what it serves', { serving: null }, 'unknown', null],
  [
    'does not say what it serves, but what it refuses',
    { serving: null, ...refuses('3') },
    'refused',
    '3: no such export',
  ],
])('a shell that %s', (_, fields, state, reason) => {
  expect(getRollout('order', ENTRY, [{ ...SHELL, ...fields }])).toMatchObject([{ node: 'a:4200', state, reason }]);
});

it('names what a shell serves meanwhile', () => {
  expect(getRollout('order', ENTRY, [{ ...SHELL, ...serves(6, '1') }])).toMatchObject([{ versions: ['1'] }]);
});
