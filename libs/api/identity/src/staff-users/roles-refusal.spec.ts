import { ROLES } from '@heizplatz/identity';
import { adminRefusal, isAdmin, sameRoles } from './roles-refusal';

const LOSES = { isSelf: false, wasAdmin: true, staysAdmin: false, otherAdmins: 1 };

describe('the role Admin', () => {
  it.each([
    ['while another has it', {}],
    ['that stays', { staysAdmin: true, isSelf: true, otherAdmins: 0 }],
    ['that was none', { wasAdmin: false, isSelf: true, otherAdmins: 0 }],
  ])('may go: %s', (_, fields) => expect(adminRefusal({ ...LOSES, ...fields })).toBeNull());

  it('may not go from the last who has it', () =>
    expect(adminRefusal({ ...LOSES, otherAdmins: 0 })).toMatch(/^Das ist der letzte Admin\./));

  it('may not be taken by oneself, whoever else has it', () =>
    expect(adminRefusal({ ...LOSES, isSelf: true, otherAdmins: 5 })).toContain('niemand sich selbst'));

  it('is found among several roles', () => {
    expect(isAdmin([ROLES.editor, ROLES.admin])).toBe(true);
    expect(isAdmin([ROLES.editor, ROLES.financial])).toBe(false);
    expect(isAdmin([])).toBe(false);
  });
});

it.each([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [['a', 'b'], ['a', 'c'], false],
])('%j and %j are the same roles: %s', (one, other, same) => expect(sameRoles(one, other)).toBe(same));
