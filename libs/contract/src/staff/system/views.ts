import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { Id, StaffText, requiredText } from '../../fields/fields.ts';
import { STAFF_ACCESS } from '../../staff-access.ts';

const view = { Id, Name: StaffText, Query: StaffText };
const path = v.pipe(v.string(), v.maxLength(120), v.regex(/^(?:\/[a-z\d-]+)+$/, 'PATH_INV'));

/** The caller's own views of a list, by name, and those that others share with the caller's roles. */
export const staffViews = defineCall({
  id: 'staffViews',
  summary: 'Saved views of a list of staff',
  method: 'GET',
  path: '/api/support/ansichten',
  query: v.object({ path }),
  response: v.object({
    Views: v.array(
      v.object({ ...view, IsShared: v.optional(v.boolean(), false), IsDefault: v.optional(v.boolean(), false) }),
    ),
    Shared: v.optional(v.array(v.object({ ...view, Author: StaffText })), []),
  }),
  access: STAFF_ACCESS,
  csrf: false,
});

/** A name that the list has already gets the new query; a new default ends the former one. */
export const saveStaffView = defineCall({
  id: 'saveStaffView',
  summary: 'Saves a view of a list of staff',
  method: 'POST',
  path: '/api/support/ansichten',
  body: v.object({
    Path: path,
    Name: personal('staff', requiredText(60)),
    Query: personal('staff', v.pipe(v.string(), v.maxLength(1000, 'TOO_LONG'))),
    /** Offered to people with one of the caller's roles. */
    IsShared: v.optional(v.boolean(), false),
    /** What the caller's list begins with when its address says nothing. */
    IsDefault: v.optional(v.boolean(), false),
  }),
  response: v.object({ Id }),
  access: STAFF_ACCESS,
  csrf: true,
});

/** NOT_FOUND for somebody else's. */
export const removeStaffView = defineCall({
  id: 'removeStaffView',
  summary: 'Removes a saved view',
  method: 'POST',
  path: '/api/support/ansichten/loeschen',
  body: v.object({ Id }),
  response: v.object({ success: v.boolean() }),
  access: STAFF_ACCESS,
  csrf: true,
});
