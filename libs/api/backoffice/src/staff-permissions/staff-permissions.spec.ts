import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { ALLOWED, type CallId, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { GRANTED_ROLES, ROLES } from '@heizplatz/identity';
import { findPermissions } from './permission-rows';

const api = withApi();
let admin: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'admin-r@example.com', roles: [ROLES.admin] });
  admin = await loggedIn(api(), 'admin-r@example.com');
});

const ALL = { search: '', sort: '', area: '', role: '', kind: '' } as const;

describe('the permissions of roles', () => {
  it('are those that the table of calls and callers tests by requests', () => {
    const rows = findPermissions(ALL);
    expect(rows.length).toBeGreaterThan(150);
    for (const { CallId: id, Roles } of rows) {
      const tested: readonly string[] = ALLOWED[id as CallId] ?? [];
      expect([id, GRANTED_ROLES.filter((role) => tested.includes(role))]).toEqual([id, Roles]);
    }
  });

  it('have German names and stand by area', () => {
    const rows = findPermissions(ALL);
    expect(rows.filter(({ Act, CallId }) => Act === CallId)).toEqual([]);
    expect(rows[0]?.Area).toBe('work');
    expect(new Set(rows.map(({ Area }) => Area)).size).toBe(9);
  });

  it('are listed in pages, filtered and searched', async () => {
    const { Rows, Total } = await admin.call(CALLS.staffPermissions, { query: { size: '100' } });
    expect([Rows.length, Total > 100]).toEqual([100, true]);
    const query = { role: ROLES.editor, kind: 'write', area: 'content' } as const;
    const editors = await admin.call(CALLS.staffPermissions, { query });
    expect(editors.Rows.map(({ CallId }) => CallId)).toContain('savePage');
    expect(new Set(editors.Rows.map(({ Kind }) => Kind))).toEqual(new Set(['write']));
    const found = await admin.call(CALLS.staffPermissions, { query: { search: 'rolle geändert benutzer' } });
    expect(found.Rows.map(({ CallId }) => CallId)).toEqual(['saveStaffUser']);
  });

  it('are written into a file with a column a role', async () => {
    const file = await admin.get(`${CALLS.exportStaffPermissions.path}?area=people`);
    expect(file.status).toBe(200);
    expect(file.text).toContain('Bereich');
    for (const text of ['Kundendienst', 'Werbepartner', 'Benutzer eingeladen', 'inviteUser'])
      expect(file.text).toContain(text);
    expect(file.text).not.toContain('savePage');
  });
});
