import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Customers, staff and dealers, and guests of a running order. E-mails are unique without case, guests' are not. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The site that it came by. */
    countryId: smallint().notNull(),
    email: text().notNull(),
    isGuest: boolean().notNull().default(false),
    /** argon2id; null for guests. */
    passwordHash: text(),
    title1: text().notNull().default(''),
    title2: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** 0 none given, 1 Frau, 2 Herr. */
    salutation: smallint().notNull().default(0),
    phone: text().notNull().default(''),
    /** ROLES of libs/identity. */
    roles: text().array().notNull().default([]),
    /** Where a dealer goes after login; null for everybody else. */
    redirectUrl: text(),
    newsletterWanted: boolean().notNull().default(false),
    /** When that was last said; null: at registration. */
    newsletterChangedAt: timestamp({ withTimezone: true }),
    /** Neither logs in nor renews its token; null: open. */
    lockedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(email)`)
      .where(sql`not is_guest`),
  ],
);

/** One login on one browser; its refresh tokens follow one another, and reuse of an old one ends it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** However often it is renewed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** logout | reuse. */
    endReason: text(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was exchanged for its successor; null: the family's newest. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.familyId)],
);

/** What a registration has gathered so far, under the cookie hp_reg; no password, only its hash. */
export const registrations = pgTable(
  'registrations',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text().primaryKey(),
    /** RegistrationContent; parsed when read. */
    content: jsonb().notNull(),
    /** argon2id; null for guests. */
    passwordHash: text(),
    /** The guest that was made of it, so that a second send makes no second one. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
