import { CALLS } from '@heizplatz/contract';
import { actionName } from './action-names';
import { isAuditedCall, isPersonalRead } from './audited-calls';

it('every call that can stand in the audit log has a German name there', () => {
  const audited = Object.values(CALLS).filter((call) => isAuditedCall(call) || isPersonalRead(call));
  expect(audited.length).toBeGreaterThan(200);
  expect(audited.filter(({ id }) => actionName(id) === id).map(({ id }) => id)).toEqual([]);
});
