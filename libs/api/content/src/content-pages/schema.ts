import { users } from '@heizplatz/api-identity';
import { StoredBlock } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { impersonal, impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  boolean,
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

const countryId = () => smallint().$type<CountryId>().notNull();
const createdAt = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`);

const MediumSize = impersonal('reference', v.object({ key: v.string(), fileName: v.string(), width: v.number() }));
type MediumSize = v.InferOutput<typeof MediumSize>;

/** A file of the media library; its bytes lie in the file store under `media/{key}`. */
export const media = pgTable('media', {
  /** The beginning of its content's SHA-256: another content is another medium. */
  key: impersonalColumn('hash', text().primaryKey()),
  fileName: impersonalColumn('content', text().notNull()),
  contentType: impersonalColumn('code', text().notNull()),
  /** What it shows, for who cannot see it; German spelling. Empty: it decorates and shows nothing. */
  alt: impersonalColumn('content', text().notNull()),
  /** CSS pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  byteCount: integer().notNull(),
  /** Narrower copies, each under a key of its own in the store. */
  sizes: impersonalColumn('content', jsonb().$type<MediumSize[]>().notNull().default([]), v.array(MediumSize)),
  authorName: personalColumn({ ends: 'staff' }, text().notNull()),
  /** Version of its texts. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

/** Content reached by a path of a country: pages, legal texts, info pages, news. Its text is in its versions. */
export const contents = pgTable(
  'contents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countryId: countryId(),
    kind: impersonalColumn('code', text().$type<'page' | 'legal' | 'info' | 'news'>().notNull()),
    /** '/impressum', '/news/artikel/…'; never with a slash at the end. */
    path: impersonalColumn('content', text().notNull()),
    topic: impersonalColumn('content', text()),
    /** The same page in other countries carries the same key; null: it has none. */
    sharedKey: impersonalColumn('reference', text()),
    /** News whose versions do not say it themselves: leads the list and the home page. */
    isFeatured: boolean().notNull().default(false),
    /** Raised with every change of it or its versions, for two editors at once. */
    version: integer().notNull().default(1),
    /** When editors set it aside; null: they did not. */
    archivedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.countryId, table.path), index().on(table.countryId, table.kind)],
);

/**
 * Versions are added, never changed once they are live; restoring adds a copy. The version that went live last is
 * displayed, unless it is withdrawn: then none is.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within its content. */
    number: integer().notNull(),
    state: impersonalColumn('code', text().$type<'draft' | 'planned' | 'live' | 'withdrawn'>().notNull()),
    /** Null for drafts. */
    goesLiveAt: timestamp({ withTimezone: true }),
    /** Legal texts: the day from which it counts. */
    validFrom: date(),
    title: impersonalColumn('content', text().notNull()),
    /** For search engines and lists, at most 160 characters. */
    description: impersonalColumn('content', text().notNull()),
    /** A deleted picture leaves a gap in old versions; it cannot be deleted from current ones. */
    pictureKey: impersonalColumn(
      'reference',
      text().references(() => media.key, { onDelete: 'set null' }),
    ),
    /** News only, since their path, topic and featured flag are published with the text; null: as in the content. */
    path: impersonalColumn('content', text()),
    topic: impersonalColumn('content', text()),
    isFeatured: boolean(),
    blocks: impersonalColumn('content', jsonb().$type<StoredBlock[]>().notNull(), v.array(StoredBlock)),
    /** A draft that the editor's screen saved by itself. */
    isAutosave: boolean().notNull().default(false),
    /** Null: the system itself, or a deleted account. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    authorName: personalColumn({ ends: 'staff' }, text().notNull()),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.contentId, table.number), index().on(table.contentId, table.goesLiveAt)],
);

/** Paths that moved for good. */
export const contentRedirects = pgTable(
  'content_redirects',
  {
    countryId: countryId(),
    fromPath: impersonalColumn('content', text().notNull()),
    toPath: impersonalColumn('content', text().notNull()),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.fromPath] })],
);

export const menuEntries = pgTable(
  'menu_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countryId: countryId(),
    menu: impersonalColumn('code', text().notNull()),
    position: smallint().notNull(),
    text: impersonalColumn('content', text().notNull()),
    href: impersonalColumn('content', text().notNull()),
    /** Stored for later, not displayed. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.countryId, table.menu, table.position)],
);

/** Notes to visitors at a place of the site, for a time. */
export const announcements = pgTable(
  'prompts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countryId: countryId(),
    /** 'home', 'info-center'. */
    place: impersonalColumn('code', text().notNull()),
    tone: impersonalColumn('code', text().$type<'info' | 'good' | 'warn'>().notNull()),
    title: impersonalColumn('content', text().notNull()),
    text: impersonalColumn('content', text().notNull()),
    href: impersonalColumn('content', text()),
    linkText: impersonalColumn('content', text()),
    isDraft: boolean().notNull().default(false),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: until somebody ends it. */
    endsAt: timestamp({ withTimezone: true }),
    authorName: personalColumn({ ends: 'staff' }, text().notNull()),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.countryId, table.place)],
);
