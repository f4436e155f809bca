import { getGrantedRoles } from './access.ts';
import type { Call } from './call.ts';
import { CALL_AREAS, getCallArea } from './call-area.ts';
import * as CALLS from './calls.ts';

const staffCalls = Object.values<Call>(CALLS).filter(({ access }) => getGrantedRoles(access).length > 0);

describe('the areas of calls', () => {
  it('have each call that a role is needed for', () => {
    expect(staffCalls.length).toBeGreaterThan(150);
    expect(staffCalls.filter((call) => getCallArea(call) === undefined).map(({ id, path }) => `${id} ${path}`)).toEqual(
      [],
    );
  });

  it('have calls, each of them', () => {
    const areas = new Set(staffCalls.map(getCallArea));
    expect(CALL_AREAS.filter((area) => !areas.has(area))).toEqual([]);
  });

  it('are not those of visitors and customers', () => {
    expect(getCallArea(CALLS.login)).toBeUndefined();
    expect(getGrantedRoles(CALLS.deleteAccount.access)).toEqual([]);
    expect(getGrantedRoles(CALLS.staffUsers.access)).toHaveLength(1);
  });
});
