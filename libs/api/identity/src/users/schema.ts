import type { CountryId } from '@heizplatz/contract';
import { ROLES, impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RegistrationContent } from '../registration/registration-content';

/** The roles of a plain customer; not a parameter, since the index users_people is matched by its text. */
export const CUSTOMER_ALONE = sql.raw(`'{${ROLES.customer}}'`);

/** Customers, staff and dealers, and guests of a running order. E-mails are unique without case, guests' are not. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The site that it came by. */
    countryId: smallint().notNull(),
    email: personalColumn({ ends: 'account', own: 'EMail' }, text().notNull()),
    isGuest: boolean().notNull().default(false),
    /** argon2id; null for guests. */
    passwordHash: personalColumn({ ends: 'account', withheld: 'secret' }, text()),
    title1: personalColumn({ ends: 'account', own: 'TitelVor' }, text().notNull().default('')),
    title2: personalColumn({ ends: 'account', own: 'TitelNach' }, text().notNull().default('')),
    firstName: personalColumn({ ends: 'account', own: 'Vorname' }, text().notNull().default('')),
    lastName: personalColumn({ ends: 'account', own: 'Nachname' }, text().notNull().default('')),
    /** 0 not specified, 1 Frau, 2 Herr. */
    salutation: smallint().notNull().default(0),
    phone: personalColumn({ ends: 'account', own: 'Telefon' }, text().notNull().default('')),
    /** ROLES of libs/identity. */
    roles: impersonalColumn('code', text().array().notNull().default([])),
    /** The countries that a member of staff is limited to; null: all. */
    countryIds: smallint().array().$type<CountryId[]>(),
    /** Where a dealer goes after login; null for everybody else. */
    redirectUrl: impersonalColumn('reference', text()),
    newsletterWanted: boolean().notNull().default(false),
    /** Time of the last change of consent; null: at registration. */
    newsletterChangedAt: timestamp({ withTimezone: true }),
    /** Neither logs in nor renews its token; null: open. */
    lockedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Its own last login; null: none yet, or before it was recorded. */
    lastLoginAt: timestamp({ withTimezone: true }),
    /** When its customer was notified of the deletion of the unused account; valid until it is used again. */
    endAnnouncedAt: timestamp({ withTimezone: true }),
    /**
     * Raised by triggers when master data, roles, lock or addresses change: saving an older version is a conflict.
     */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(email)`)
      .where(sql`not is_guest`),
    // Who is more than a customer: few, and listed by themselves.
    index('users_people')
      .on(table.id)
      .where(sql`not is_guest and roles <> ${CUSTOMER_ALONE} and roles <> '{}'`),
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
    /** logout | reuse | replaced | password | deleted | switched | locked | roles | staff (an admin ended it). */
    endReason: impersonalColumn('code', text()),
    /** The staff member who impersonates this user; null: the user itself. */
    actingUserId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The impersonator's own session, which is resumed when the impersonation ends. */
    restingFamilyId: uuid(),
    /** An impersonation that was begun on another country's site: which; its own session goes on there. */
    returnCountryId: smallint(),
    /** Start of its impersonation of someone else; meanwhile this session is refused. */
    restsSince: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), index().on(table.actingUserId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: impersonalColumn('hash', text().primaryKey()),
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
    tokenHash: impersonalColumn('hash', text().primaryKey()),
    /** RegistrationContent; parsed when read. */
    content: personalColumn(
      { ends: 'registration', withheld: 'passing', content: RegistrationContent },
      jsonb().notNull(),
    ),
    /** argon2id; null for guests. */
    passwordHash: personalColumn({ ends: 'registration', withheld: 'secret' }, text()),
    /** The guest that was made of it, so that a second send makes no second one. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Links in mails; single use. A used one stores neither content nor password. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: impersonalColumn('hash', text().primaryKey()),
    /** LinkPurpose of the contract. */
    purpose: impersonalColumn('code', text().notNull()),
    countryId: smallint().notNull(),
    /** The mailbox that it went to; of an e-mail change the new one. */
    email: personalColumn({ ends: 'mailedLink', own: 'EMail' }, text().notNull()),
    /** Whose account; null for a registration. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What the purpose needs (RegistrationContent); parsed when read. */
    content: personalColumn({ ends: 'mailedLink', withheld: 'passing', content: RegistrationContent }, jsonb()),
    /** argon2id, of a registration. */
    passwordHash: personalColumn({ ends: 'mailedLink', withheld: 'secret' }, text()),
    /** The hp_reg of the registration's request; identifies its guest later. */
    registrationHash: impersonalColumn('hash', text()),
    /** The guest who becomes the customer. */
    guestId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId, table.purpose),
    index().on(table.registrationHash),
    index().on(table.guestId),
    index().on(table.expiresAt),
  ],
);

/** The authenticator of a member of staff; in force once confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** AES-256-GCM, bound to the user. */
  secretEncrypted: personalColumn({ ends: 'staff' }, text().notNull()),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the newest code that was taken; it and older ones are refused. */
  lastStep: integer(),
});

/** Each lets in once without the authenticator. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal, of 80 random bits. */
    codeHash: impersonalColumn('hash', text().notNull()),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A login whose password was right and whose second factor is still to come, under a cookie of its own. */
export const loginSteps = pgTable(
  'login_steps',
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: impersonalColumn('hash', text().primaryKey()),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
