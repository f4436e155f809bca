import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { COUNTRY_OPTIONS, CountryId, Id, requiredText } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { AD_MANAGER } from '../../staff-access.ts';
import { ofSlot, slotItemParts, slotParts, StaffSlot, StaffSlotRow } from './staff-advert.ts';
import { ADVERT_SIZE_LABELS } from '../labels.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

const filters = {
  /** empty: nothing may be displayed today. */
  use: v.optional(v.picklist(['', 'empty', 'used', 'off']), ''),
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
};

export const SLOT_LIST = {
  label: 'Werbeplätze',
  fileName: 'werbeplaetze',
  columns: {
    name: { label: 'Werbeplatz', kind: 'text', field: 'Name', sort: 'name' },
    key: { label: 'Schlüssel', kind: 'text', field: 'Key', sort: 'key' },
    country: { label: 'Land', kind: 'country', field: 'CountryId', sort: 'country' },
    page: { label: 'Seite', kind: 'text', field: 'Page', sort: 'page' },
    size: { label: 'Größe', kind: 'code', field: 'SlotTypeId', labels: ADVERT_SIZE_LABELS },
    state: { label: 'Stand', kind: 'text' },
    chances: { label: 'Chancen heute', kind: 'text' },
    zips: { label: 'Nach Postleitzahl', kind: 'boolean', field: 'AppliesZipFiltering' },
    items: { label: 'Belegungen', kind: 'number', field: 'ItemCount' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: 'country',
  searchHint: 'Schlüssel, Name, Seite',
  filters: {
    use: { label: 'Belegung', labels: { used: 'belegt', empty: 'leer', off: 'ausgeschaltet' } },
    country: { label: 'Land', kind: 'country' },
  },
} as const satisfies ListDeclaration<StaffSlotRow>;

export const staffSlots = defineCall({
  id: 'staffSlots',
  summary: 'Places for adverts with what stands there',
  method: 'GET',
  path: '/api/support/slots',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffSlotRow),
  access: AD_MANAGER,
  csrf: false,
});

export const exportStaffSlots = defineCall({
  id: 'exportStaffSlots',
  summary: 'Places for adverts as a file',
  method: 'GET',
  path: '/api/support/slots/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: AD_MANAGER,
  csrf: false,
});

export const staffSlot = defineCall({
  id: 'staffSlot',
  summary: 'A place for adverts with its items',
  method: 'GET',
  path: '/api/support/slots/:slotId',
  params: ofSlot,
  response: StaffSlot,
  access: AD_MANAGER,
  csrf: false,
});

/**
 * The items become what is sent, in that order. VALIDATION: SLOT_TAKEN at Key, ITEM_INV at Items (twice the same, another
 * country, size or advertiser).
 */
export const saveSlot = defineCall({
  id: 'saveSlot',
  summary: 'Adds a place for adverts or changes it',
  method: 'POST',
  path: '/api/support/slots/speichern',
  body: v.object({
    /** Null: a new one. */
    SlotId: v.nullable(Id),
    Version: RowVersion,
    /** Counts for a new one alone. */
    CountryId,
    ...slotParts,
    Items: v.pipe(v.array(v.object(slotItemParts)), v.maxLength(100, 'TOO_LONG')),
  }),
  response: StaffSlot,
  access: AD_MANAGER,
  csrf: true,
});

/** Without a version check: an emergency must not wait for a form. Nodes apply it within a second. */
export const switchSlot = defineCall({
  id: 'switchSlot',
  summary: 'Switches a place off at once, or on again',
  method: 'POST',
  path: '/api/support/slots/schalten',
  body: v.object({ SlotId: Id, IsOn: v.boolean(), Reason: impersonal('business', requiredText(300)) }),
  response: StaffSlot,
  access: AD_MANAGER,
  csrf: true,
});
