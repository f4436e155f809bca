import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { bigint, boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/schema';

/** What an account logs in with instead of its password (WebAuthn). Public keys alone: nothing here opens anything. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The host it was made for; browsers offer it nowhere else. */
    rpId: impersonalColumn('code', text().notNull()),
    /** The authenticator's own number of it, base64url. */
    credentialId: personalColumn(
      { ends: 'account', withheld: 'secret' },
      text().notNull().unique('passkeys_credential_id_unique'),
    ),
    /** COSE key, base64url. */
    publicKey: personalColumn({ ends: 'account', withheld: 'secret' }, text().notNull()),
    /** Of its signatures, where the authenticator counts; else 0. */
    signatures: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches it ('internal', 'hybrid', 'usb' …). */
    transports: personalColumn({ ends: 'account', withheld: 'secret' }, text().array().notNull()),
    /** Copied to the owner's other devices by its maker. */
    isBackedUp: boolean().notNull(),
    name: personalColumn({ ends: 'account', own: 'Name' }, text().notNull()),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Used challenges, so that none is accepted twice. Open ones are stored only in their browser's cookie. */
export const consumedChallenges = pgTable(
  'spent_challenges',
  {
    /** SHA-256 in hexadecimal. */
    challengeHash: impersonalColumn('hash', text().primaryKey()),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
