import { GRANTED_ROLES, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CodeText,
  CountryId,
  EmailAddress,
  Id,
  IsoTime,
  StaffText,
  WholeNumberText,
  requiredText,
} from '../../fields/fields.ts';
import { ADMIN } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { nameText } from '../../fields/name-text.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { SECOND_FACTOR_LABELS } from '../labels.ts';

const OfPerson = v.object({ personId: WholeNumberText });
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));
const Reason = personal('staff', requiredText(300));

export const GrantedRole = v.picklist(GRANTED_ROLES);
export type GrantedRole = v.InferOutput<typeof GrantedRole>;
const GrantedRoles = v.pipe(
  v.array(GrantedRole),
  v.minLength(1, 'ROLE_REQ'),
  v.maxLength(GRANTED_ROLES.length, 'TOO_MANY'),
);

/** none: has none and needs none; missing: is requested to set one up at the next login; set: active. */
const SecondFactorState = v.picklist(['none', 'missing', 'set']);

export const StaffUserRow = v.object({
  Id,
  Name: StaffText,
  Email: StaffText,
  Roles: v.array(CodeText),
  SecondFactor: openPicklist(SecondFactorState),
  LastLoginAt: v.nullable(IsoTime),
  IsLocked: v.boolean(),
  /** Has not set a password yet. */
  IsInvited: v.boolean(),
  /** The countries that it is limited to; empty: all. */
  Countries: v.array(CountryId),
});
export type StaffUserRow = v.InferOutput<typeof StaffUserRow>;

export const USER_LIST = {
  label: 'Benutzer',
  fileName: 'benutzer',
  columns: {
    name: { label: 'Name', kind: 'text', field: 'Name', sort: 'name', isPersonal: true },
    mail: { label: 'E-Mail', kind: 'text', field: 'Email', sort: 'email', isPersonal: true },
    roles: { label: 'Rollen', kind: 'text' },
    countries: { label: 'Länder', kind: 'text' },
    factor: { label: 'Zweiter Faktor', kind: 'code', field: 'SecondFactor', labels: SECOND_FACTOR_LABELS },
    last: { label: 'Letzte Anmeldung', kind: 'time', field: 'LastLoginAt', sort: 'lastLogin' },
    state: { label: 'Zugang', kind: 'text' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: 'name',
  searchHint: 'Name, E-Mail',
  filters: {
    role: { label: 'Rolle' },
    inactive: { label: 'Seit 90 Tagen nicht angemeldet', labels: { ja: 'ja', nein: 'nein' } },
  },
} as const satisfies ListDeclaration<StaffUserRow>;

/** inactive 'ja': no login within 90 days. */
const userFilters = {
  role: v.optional(v.union([v.literal(''), GrantedRole]), ''),
  inactive: v.optional(v.picklist(['', 'ja', 'nein']), ''),
};

export const staffUsers = defineCall({
  id: 'staffUsers',
  summary: 'People who work for the marketplace, press and advertising partners',
  method: 'GET',
  path: '/api/support/user/list',
  query: v.object({ ...staffListQuery, ...userFilters }),
  response: staffListResponse(StaffUserRow),
  access: ADMIN,
  csrf: false,
});

export const exportStaffUsers = defineCall({
  id: 'exportStaffUsers',
  summary: 'The list of people as a file',
  method: 'GET',
  path: '/api/support/user/list/datei',
  query: v.object({ ...staffExportQuery, ...userFilters }),
  response: v.unknown(),
  access: ADMIN,
  csrf: false,
  fileResponse: true,
});

export const StaffUser = v.object({
  Id,
  Version,
  FirstName: StaffText,
  LastName: StaffText,
  Email: StaffText,
  Roles: v.array(CodeText),
  SecondFactor: openPicklist(SecondFactorState),
  CreatedAt: IsoTime,
  LastLoginAt: v.nullable(IsoTime),
  LockedAt: v.nullable(IsoTime),
  IsInvited: v.boolean(),
  /** Until when the newest invitation counts; null: none is open. */
  InvitedUntil: v.nullable(IsoTime),
  /** Logins that are open now. */
  Sessions: v.array(v.object({ Since: IsoTime, IsActing: v.boolean() })),
  IsSelf: v.boolean(),
  /** The countries that it is limited to; empty: all. */
  Countries: v.array(CountryId),
});
export type StaffUser = v.InferOutput<typeof StaffUser>;

/** 404 for customers and dealers. */
export const staffUser = defineCall({
  id: 'staffUser',
  summary: 'One person with roles and logins',
  method: 'GET',
  path: '/api/support/benutzer/:personId',
  params: OfPerson,
  response: StaffUser,
  access: ADMIN,
  csrf: false,
  onNotFound: null,
});

/** A mail with a single-use link to set a password; the second factor is set up at the first login. CONFLICT: e-mail taken. */
export const inviteUser = defineCall({
  id: 'inviteUser',
  summary: 'Invites a person',
  method: 'POST',
  path: '/api/support/benutzer',
  body: v.object({
    Email: EmailAddress,
    FirstName: personal('staff', nameText(80)),
    LastName: personal('staff', nameText(80)),
    Roles: GrantedRoles,
  }),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});

/** CONFLICT once the password is set. Earlier invitations end. */
export const inviteUserAgain = defineCall({
  id: 'inviteUserAgain',
  summary: 'Sends an invitation again',
  method: 'POST',
  path: '/api/support/benutzer/:personId/einladen',
  params: OfPerson,
  body: v.object({}),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});

/**
 * Other roles end the person's logins at once; countries count with its next call. CONFLICT: one's own Admin, or the
 * last one; countries of an Admin. VERSION_CONFLICT when somebody was faster.
 */
export const saveStaffUser = defineCall({
  id: 'saveStaffUser',
  summary: "Changes a person's name and roles",
  method: 'POST',
  path: '/api/support/benutzer/:personId',
  params: OfPerson,
  body: v.object({
    Version,
    FirstName: personal('staff', nameText(80)),
    LastName: personal('staff', nameText(80)),
    Roles: GrantedRoles,
    /** Absent: they stay. */
    Countries: v.optional(v.pipe(v.array(CountryId), v.maxLength(3, 'TOO_MANY'))),
  }),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});

/** Locking ends the person's logins at once, and is refused for oneself and the last Admin (CONFLICT). */
export const setUserLock = defineCall({
  id: 'setUserLock',
  summary: 'Locks or unlocks a person',
  method: 'POST',
  path: '/api/support/benutzer/:personId/sperre',
  params: OfPerson,
  body: v.object({ Version, IsLocked: v.boolean(), Reason }),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});

/** One's own login stays. */
export const endUserSessions = defineCall({
  id: 'endUserSessions',
  summary: "Ends a person's logins",
  method: 'POST',
  path: '/api/support/benutzer/:personId/abmelden',
  params: OfPerson,
  body: v.object({ Reason }),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});

/** For a lost authenticator: the next login sets up a new one. Ends the person's logins. Refused for oneself (CONFLICT). */
export const resetSecondFactor = defineCall({
  id: 'resetSecondFactor',
  summary: "Resets a person's second factor",
  method: 'POST',
  path: '/api/support/benutzer/:personId/zweiter-faktor',
  params: OfPerson,
  body: v.object({ Reason }),
  response: StaffUser,
  access: ADMIN,
  csrf: true,
});
