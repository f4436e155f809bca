import { users } from '@heizplatz/api-identity';
import type { CountryId, SlotTypeId } from '@heizplatz/contract';
import { impersonal, impersonalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const time = () => timestamp({ withTimezone: true }).notNull();
/** Raised with each change: of two editors the slower is refused (409). */
const version = () => integer().notNull().default(1);

/** Who books adverts. */
export const advertisers = pgTable('advertisers', {
  id: id(),
  name: impersonalColumn('business', text().notNull().unique()),
  /** Company and postal address, as the law wants them named. */
  company: impersonalColumn('business', text().notNull()),
  address: impersonalColumn('business', text().notNull()),
  contactName: impersonalColumn('business', text().notNull()),
  email: impersonalColumn('business', text().notNull()),
  /** Whose origin its adverts may lead to: 'https://example.com'. */
  website: impersonalColumn('business', text().notNull()),
  isBlocked: boolean().notNull().default(false),
  version: version(),
  createdAt: time(),
});

/** Advertising partners can read the statistics of these advertisers. */
export const advertiserUsers = pgTable(
  'advertiser_users',
  {
    advertiserId: integer()
      .notNull()
      .references(() => advertisers.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.advertiserId, table.userId] })],
);

/** Style sheets and pictures of adverts. The name holds a hash of the content, so a file never changes. */
export const advertFiles = pgTable('advert_files', {
  name: impersonalColumn('reference', text().primaryKey()),
  kind: impersonalColumn('code', text().$type<'styles' | 'picture'>().notNull()),
  contentType: impersonalColumn('code', text().notNull()),
  content: impersonalColumn('content', bytea().notNull()),
  createdAt: time(),
});

export type AdvertState = 'draft' | 'submitted' | 'approved' | 'paused' | 'archived';

/** One design of one country. Only approved ones are displayed. */
export const adverts = pgTable(
  'adverts',
  {
    id: id(),
    advertiserId: integer()
      .notNull()
      .references(() => advertisers.id),
    countryId: smallint().$type<CountryId>().notNull(),
    name: impersonalColumn('content', text().notNull()),
    state: impersonalColumn('code', text().$type<AdvertState>().notNull().default('draft')),
    /** The type of slot that it fits. */
    slotTypeId: smallint().$type<SlotTypeId>().notNull(),
    html: impersonalColumn('content', text().notNull()),
    /** Null: none. */
    stylesFileName: impersonalColumn(
      'reference',
      text().references(() => advertFiles.name),
    ),
    /** Where its links lead, unless they name another page of the same origin. */
    landingUrl: impersonalColumn('business', text().notNull()),
    /** Natural or legal person (rule ADVERT-03). */
    onBehalfOf: impersonalColumn('business', text().notNull()),
    /** Empty: the same. */
    paidBy: impersonalColumn('business', text().notNull().default('')),
    /** Why it is displayed, in a sentence. */
    reason: impersonalColumn('content', text().notNull()),
    approvedAt: timestamp({ withTimezone: true }),
    approvedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: time(),
    updatedAt: time(),
  },
  (table) => [
    index().on(table.advertiserId),
    index().on(table.countryId, table.state),
    index('adverts_submitted')
      .on(table.updatedAt)
      .where(sql`state = 'submitted'`),
  ],
);

/** Both ends are within: '80000' to '85999'. */
const ZipRange = impersonal('place', v.object({ from: v.string(), to: v.string() }));
export type ZipRange = Readonly<v.InferOutput<typeof ZipRange>>;

/** What an advertiser booked: when, where, how often. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    advertiserId: integer()
      .notNull()
      .references(() => advertisers.id),
    countryId: smallint().$type<CountryId>().notNull(),
    name: impersonalColumn('business', text().notNull()),
    /** 1 contract, 2 fill. */
    campaignTypeId: smallint().$type<1 | 2>().notNull(),
    isPaused: boolean().notNull().default(false),
    /** Both days are within; null: until further notice. */
    startsOn: date().notNull(),
    endsOn: date(),
    /** Empty: everywhere in the country. */
    zipRanges: impersonalColumn('place', jsonb().$type<ZipRange[]>().notNull().default([]), v.array(ZipRange)),
    /** Impressions over all its slots; beyond that it is not displayed. Null: no cap. */
    capImpressions: integer(),
    /** The same, of one day. */
    capImpressionsPerDay: integer(),
    /** What was agreed, for delivered against target; null: nothing. */
    targetImpressions: integer(),
    version: version(),
    createdAt: time(),
    updatedAt: time(),
  },
  (table) => [index().on(table.advertiserId), index().on(table.countryId, table.startsOn)],
);

/** A place on a page. */
export const advertSlots = pgTable(
  'advert_slots',
  {
    id: id(),
    countryId: smallint().$type<CountryId>().notNull(),
    /** The name by which pages request it. */
    key: impersonalColumn('code', text().notNull()),
    name: impersonalColumn('content', text().notNull()),
    /** Path of the page where it can be looked at. */
    page: impersonalColumn('reference', text().notNull()),
    slotTypeId: smallint().$type<SlotTypeId>().notNull(),
    appliesZipFiltering: boolean().notNull(),
    /** False: switched off in an emergency, regardless of bookings. */
    isOn: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [unique().on(table.countryId, table.key)],
);

/** An advert of a campaign in a slot. */
export const advertSlotItems = pgTable(
  'advert_slot_items',
  {
    id: id(),
    slotId: integer()
      .notNull()
      .references(() => advertSlots.id, { onDelete: 'cascade' }),
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    advertId: integer()
      .notNull()
      .references(() => adverts.id, { onDelete: 'cascade' }),
    /** Chance against the slot's other items of type 1. */
    weight: integer().notNull().default(1),
    /** Of items of type 2 the lowest comes first. */
    position: smallint().notNull().default(0),
  },
  (table) => [
    unique().on(table.slotId, table.campaignId, table.advertId),
    index().on(table.campaignId),
    index().on(table.advertId),
    check('advert_slot_items_weight', sql`${table.weight} > 0`),
  ],
);

/** Numbers of a day, by the countries' own calendar, without a trace of who saw or clicked. They outlive slot, campaign and advert. */
export const advertDays = pgTable(
  'advert_days',
  {
    day: date().notNull(),
    slotId: integer().notNull(),
    campaignId: integer().notNull(),
    advertId: integer().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day, table.slotId, table.advertId] }),
    index().on(table.advertId, table.day),
    index().on(table.day),
  ],
);
