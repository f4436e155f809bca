import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { staffPerson } from '../../testing/staff-person';
import { requireAccess } from './staff-guard';

const refusal = expect.objectContaining({ init: { status: 403 } });

it('whoever may make the calls passes, and so does an admin', () => {
  const support = staffPerson([ROLES.customerSupport]);
  expect(requireAccess(support, CALLS.staffOrder, CALLS.staffViews)).toBe(support);
  const admin = staffPerson([ROLES.admin]);
  expect(requireAccess(admin, CALLS.salesList)).toBe(admin);
});

it.each([
  ['nobody', null],
  ['a customer', staffPerson([ROLES.customer])],
  ['other staff', staffPerson([ROLES.editor])],
  ['who may make one of two calls', staffPerson([ROLES.dealerSupport])],
])('%s gets 403', (_, user) => {
  let thrown: unknown = null;
  try {
    requireAccess(user, CALLS.staffOrder, CALLS.staffCancelOrder);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual(refusal);
});
