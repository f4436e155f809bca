import { CALLS } from '@heizplatz/contract';
import { actionName, ACTION_NAME_PARTS } from './action-names';
import { isAuditedCall, isPersonalRead } from './audited-calls';

it('every call that can stand in the audit log has a German name there', () => {
  const audited = Object.values(CALLS).filter((call) => isAuditedCall(call) || isPersonalRead(call));
  expect(audited.length).toBeGreaterThan(200);
  expect(audited.filter(({ id }) => actionName(id) === id).map(({ id }) => id)).toEqual([]);
});

it('a call has its name in one place', () => {
  const ids = ACTION_NAME_PARTS.flatMap((part) => Object.keys(part));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
