import { formatUserName } from './format-user-name.ts';
import type { User } from './user.ts';

const buildUser = (overrides: Partial<User>): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles: [],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anke',
  lastName: 'Vogt',
  ...overrides,
});

it.each([
  [{}, 'Anke Vogt'],
  [{ title1: 'Dr.', title2: 'MSc' }, 'Dr. Anke Vogt MSc'],
  [{ firstName: '' }, 'Vogt'],
  [{ firstName: ' ', lastName: '' }, ''],
])('%j is named %j', (input, name) => {
  expect(formatUserName(buildUser(input))).toBe(name);
});
