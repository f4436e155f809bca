import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { Id, SearchText, StaffText, requiredText, shortText } from '../../fields/fields.ts';
import { FINANCIAL } from '../../staff-access.ts';

const Template = v.object({
  Id,
  Name: SearchText,
  /** What follows the question mark of the page's address: filters and columns. */
  Query: SearchText,
  CreatedBy: StaffText,
});

export const orderExportTemplates = defineCall({
  id: 'orderExportTemplates',
  summary: 'Saved templates of order exports',
  method: 'GET',
  path: '/api/support/order-export/templates',
  response: v.array(Template),
  access: FINANCIAL,
  csrf: false,
});

/** Of a name that there is already, the newer one stays. Personal data is never part of a template. */
export const saveOrderExportTemplate = defineCall({
  id: 'saveOrderExportTemplate',
  summary: 'Saves columns and filters of an order export',
  method: 'POST',
  path: '/api/support/order-export/templates',
  body: v.object({ Name: impersonal('search', requiredText(60)), Query: impersonal('search', shortText(800)) }),
  response: v.array(Template),
  access: FINANCIAL,
  csrf: true,
});

export const removeOrderExportTemplate = defineCall({
  id: 'removeOrderExportTemplate',
  summary: 'Removes a template of order exports',
  method: 'POST',
  path: '/api/support/order-export/templates/remove',
  body: v.object({ Id }),
  response: v.array(Template),
  access: FINANCIAL,
  csrf: true,
});
