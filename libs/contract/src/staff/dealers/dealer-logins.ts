import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ACCOUNTS } from '../../access.ts';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  EmailAddress,
  Id,
  IsoTime,
  StaffText,
  WholeNumberText,
  requiredText,
} from '../../fields/fields.ts';
import { nameText } from '../../fields/name-text.ts';
import { DEALER_STAFF } from '../../staff-access.ts';

export const DealerLogin = v.object({
  UserId: Id,
  FirstName: StaffText,
  LastName: StaffText,
  Email: StaffText,
  /** May invite others of its dealer. */
  IsMain: v.boolean(),
  /** Has not set a password yet. */
  IsInvited: v.boolean(),
  /** Until when the newest invitation counts; null: none is open. */
  InvitedUntil: v.nullable(IsoTime),
  LastLoginAt: v.nullable(IsoTime),
  LockedAt: v.nullable(IsoTime),
});
export type DealerLogin = v.InferOutput<typeof DealerLogin>;

const Logins = v.object({ Logins: v.array(DealerLogin) });
const OfDealer = v.object({ dealerId: v.pipe(WholeNumberText, Id) });
const person = {
  Email: EmailAddress,
  FirstName: personal('staff', nameText(80)),
  LastName: personal('staff', nameText(80)),
};

/** People who log in for a dealer, by name. */
export const dealerLogins = defineCall({
  id: 'dealerLogins',
  summary: 'People who log in for a dealer',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/zugaenge',
  params: OfDealer,
  response: Logins,
  access: DEALER_STAFF,
  csrf: false,
  onNotFound: null,
});

/** A mail with a single-use link by which the person sets a password; nobody else knows it. CONFLICT: e-mail taken. */
export const inviteDealerLogin = defineCall({
  id: 'inviteDealerLogin',
  summary: 'Invites a person of a dealer',
  method: 'POST',
  path: '/api/support/haendler/:dealerId/zugaenge',
  params: OfDealer,
  body: v.object({ ...person, IsMain: v.optional(v.boolean(), false) }),
  response: Logins,
  access: DEALER_STAFF,
  csrf: true,
});

/** CONFLICT once the password is set, and while it is locked. Earlier invitations end. */
export const inviteDealerLoginAgain = defineCall({
  id: 'inviteDealerLoginAgain',
  summary: 'Sends an invitation of a dealer again',
  method: 'POST',
  path: '/api/support/haendler/:dealerId/zugaenge/erneut',
  params: OfDealer,
  body: v.object({ UserId: Id }),
  response: Logins,
  access: DEALER_STAFF,
  csrf: true,
});

/** Locking ends the person's logins at once, and its open invitation. */
export const setDealerLoginLock = defineCall({
  id: 'setDealerLoginLock',
  summary: 'Locks or unlocks a login of a dealer',
  method: 'POST',
  path: '/api/support/haendler/:dealerId/zugaenge/sperre',
  params: OfDealer,
  body: v.object({ UserId: Id, IsLocked: v.boolean(), Reason: personal('staff', requiredText(300)) }),
  response: Logins,
  access: DEALER_STAFF,
  csrf: true,
});

/** Of the caller's own dealer. FORBIDDEN for those who log in for none. */
export const ownDealerLogins = defineCall({
  id: 'ownDealerLogins',
  summary: "People of the caller's dealer",
  method: 'GET',
  path: '/api/haendler/zugaenge',
  response: v.object({ ...Logins.entries, DealerName: BusinessText, MayInvite: v.boolean() }),
  access: ACCOUNTS,
  reveals: 'own',
  csrf: false,
});

/** By a main login, for the same dealer; never a main login itself. FORBIDDEN for others. */
export const inviteColleague = defineCall({
  id: 'inviteColleague',
  summary: "Invites a person of the caller's dealer",
  method: 'POST',
  path: '/api/haendler/zugaenge',
  body: v.object(person),
  response: Logins,
  access: ACCOUNTS,
  reveals: 'own',
  csrf: true,
});
