import { lintPlanted } from './lint-planted';

const ROLES = `export const planted = (name: string) => [
  'Role_Press',
  \`Role_Heizplatz_\${name}\`,
  \`roles <> '{Role_Customer}'\`,
];\n`;
const SIMILAR = "export const similar = ['Role', 'MyRole_Press', 'role:press'];\n";

const REFUSED = [
  'apps/support/src/routes/support/user/list/use-user-columns.tsx',
  'apps/shell/src/app/page-middleware.ts',
  'libs/contract/src/staff-access.ts',
  'libs/api/identity/src/staff-users/person-repository.ts',
  'libs/identity/src/staff.ts',
  'tools/planted/seed.ts',
];
const ALLOWED = [
  ['texts that are no role', 'libs/contract/src/staff-access.ts', SIMILAR],
  ['a spec', 'libs/contract/src/staff-access.spec.ts', ROLES],
  ['the list of roles', 'libs/identity/src/roles.ts', ROLES],
] as const;

describe('roles as texts', () => {
  let refusals: number[];

  beforeAll(() => {
    const planted = [
      ...REFUSED.map((file) => [file, ROLES] as const),
      ...ALLOWED.map(([, file, code]) => [file, code] as const),
    ];
    refusals = lintPlanted(planted).map((broken) => broken.filter((rule) => rule === 'no-restricted-syntax').length);
  }, 120_000);

  it.each(REFUSED)('are refused in %s', (file) => expect(refusals[REFUSED.indexOf(file)]).toBe(3));

  it.each(ALLOWED)('%s may have', (_, file, code) => {
    const index = REFUSED.length + ALLOWED.findIndex((allowed) => allowed[1] === file && allowed[2] === code);
    expect(refusals[index]).toBe(0);
  });
});
