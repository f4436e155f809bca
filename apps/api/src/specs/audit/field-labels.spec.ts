import { FIELD_LABELS } from '@heizplatz/api-platform';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../database/schema';

/** Tables whose rows staff change most, and so whose columns stand in differences of the audit log. */
const TABLES: ReadonlySet<string> = new Set([
  ...['users', 'addresses', 'dealers', 'branches', 'price_lists', 'dealer_payments', 'dealer_documents'],
  ...['vat_rates', 'commission_rates', 'commission_corrections', 'parameter_requirements'],
  ...['adverts', 'advertisers', 'campaigns', 'advert_slots', 'advert_slot_items'],
  ...['prompts', 'menu_entries', 'content_versions', 'media', 'text_modules', 'approval_settings'],
]);
/** Written by the program, and never part of a note. */
const NEVER_NOTED: ReadonlySet<string> = new Set([
  ...['passwordHash', 'createdAt', 'updatedAt', 'changedAt', 'addedAt', 'addedBy', 'removedAt', 'authorId', 'userId'],
  ...['storageKey', 'byteCount', 'sizes', 'isAutosave', 'contentId', 'number', 'at', 'changedByName', 'ratingTenths'],
  ...['ratingCount', 'pricesChangedAt', 'newsletterChangedAt', 'lastLoginAt', 'endAnnouncedAt', 'idempotencyKey'],
]);

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => TABLES.has(getTableName(table)));

it('knows the tables', () => {
  expect(tables.map((table) => getTableName(table)).sort()).toEqual([...TABLES].sort());
});

it.each(tables.map((table) => [getTableName(table), Object.keys(getTableColumns(table))] as const))(
  'each column of %s that a difference can name has a German label',
  (_, columns) => {
    expect(columns.filter((name) => !NEVER_NOTED.has(name) && !Object.hasOwn(FIELD_LABELS, name))).toEqual([]);
  },
);
