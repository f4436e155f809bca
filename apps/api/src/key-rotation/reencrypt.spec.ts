import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecret, secondFactors } from '@heizplatz/api-identity';
import { insertCustomer } from '@heizplatz/api-identity/testing';
import { findOrder, orderProcesses, orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import {
  decryptText,
  encryptText,
  findMail,
  FIRST_KEY,
  insertMail,
  getKeyId,
  keyRing,
  type KeyRing,
  makeKey,
  openText,
  outbox,
} from '@heizplatz/api-platform';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';
import { ENCRYPTED_COLUMNS } from './encrypted-columns';
import { runKeyCommand } from './key-command';
import { countEncrypted, reencrypt } from './reencrypt';

const market = withOrderMarket();
const old = makeKey('encryption');
const first = keyRing({ [FIRST_KEY]: old });
const rotated = keyRing({ [FIRST_KEY]: old, '2027-a': makeKey('encryption') }, '2027-a');
/** As it was written before keys had ids. */
const old1 = (text: string, boundTo: string) => encryptText(text, { keys: first, boundTo }).replace('v2.first.', 'v1.');
const IBAN = 'DE89370400440532013000';

/** A mail that waits, sealed by the old key. */
async function insertSealedMail(): Promise<string> {
  const { db, services } = market().api;
  const secrets = { ...services.config.secrets, encryption: first };
  const mail = {
    countryId: 1,
    kind: 'test',
    to: 'anna@example.com',
    subject: 'S',
    text: 'T',
    html: '<p>T</p>',
  } as const;
  return insertMail(db, mail, { createdAt: TEST_NOW, secrets });
}

async function insertSecrets(): Promise<{ processId: string; orderId: string; userId: number }> {
  const { api } = market();
  const customer = await newCustomer(market());
  const order = await placeOrder(market(), customer, { addressId: await customer.shopper.addAddress() });
  // Its mails are sealed by the API's own key, which is called 'first' too.
  await api.db.delete(outbox);
  const processId = (await findOrder(api.db, order.id))?.processId ?? '';
  await api.db
    .update(orders)
    .set({ ibanEncrypted: old1(IBAN, processId) })
    .where(eq(orders.id, order.id));
  const sealed = { ibanEncrypted: old1(IBAN, processId), birthDateEncrypted: old1('1970-01-01', processId) };
  await api.db.update(orderProcesses).set(sealed).where(eq(orderProcesses.id, processId));
  const userId = await insertCustomer(api, { email: `${randomUUID()}@example.com` });
  const secretEncrypted = old1('JBSWY3DPEHPK3PXP', `second-factor ${userId}`);
  await api.db.insert(secondFactors).values({ userId, secretEncrypted, createdAt: TEST_NOW });
  return { processId, orderId: order.id, userId };
}

/** What stands in the database, opened by these keys. */
async function readSecrets({ processId, orderId, userId }: Awaited<ReturnType<typeof insertSecrets>>, keys: KeyRing) {
  const { db } = market().api;
  const [process] = await db.select().from(orderProcesses).where(eq(orderProcesses.id, processId));
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const order = await findOrder(db, orderId);
  const texts = [process?.ibanEncrypted, process?.birthDateEncrypted, order?.ibanEncrypted].map((text) => text ?? '');
  const totp = factor?.secretEncrypted ?? '';
  return {
    keyIds: [...new Set([...texts, totp].map(getKeyId))],
    opened: [
      ...texts.map((text) => decryptText(text, { keys, boundTo: processId })),
      openSecret(totp, userId, { ...market().api.services.config.secrets, encryption: keys }),
    ],
  };
}

describe('reencrypt', () => {
  it('knows every encrypted column of the database', () => {
    const matches = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => Object.keys(getTableColumns(table)).map((column) => `${getTableName(table)}.${column}`))
      .filter((name) => name.endsWith('Encrypted'));
    const listed = ENCRYPTED_COLUMNS.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
    expect(listed.sort()).toEqual(matches.sort());
  });

  it('gives every text the current key, so that the old one can go, and leaves alone what it cannot read', async () => {
    const { db } = market().api;
    const made = await insertSecrets();
    const alien = await insertSecrets();
    const mailId = await insertSealedMail();
    const foreign = encryptText('x', { keys: keyRing({ gone: makeKey('encryption') }, 'gone'), boundTo: 'x' });
    await db.update(orders).set({ ibanEncrypted: foreign }).where(eq(orders.id, alien.orderId));
    expect((await readSecrets(made, first)).keyIds).toEqual([FIRST_KEY]);
    expect(await countEncrypted(db, FIRST_KEY)).toBe(8);

    const done = await reencrypt(db, rotated);
    expect(Object.fromEntries(done.map(({ name, changed, unreadable }) => [name, [changed, unreadable]]))).toEqual({
      'order_processes.iban': [2, 0],
      'order_processes.birth_date': [2, 0],
      'orders.iban': [1, 1],
      'second_factors.secret': [2, 0],
      'outbox.words': [1, 0],
    });
    const withoutFirst = keyRing({ '2027-a': rotated.keys.get('2027-a') ?? '' }, '2027-a');
    expect(await readSecrets(made, withoutFirst)).toEqual({
      keyIds: ['2027-a'],
      opened: [IBAN, '1970-01-01', IBAN, 'JBSWY3DPEHPK3PXP'],
    });
    const mail = await findMail(db, mailId);
    const secrets = { ...market().api.services.config.secrets, encryption: withoutFirst };
    expect(mail && openText(mail, secrets).html).toBe('<p>T</p>');
    expect([await countEncrypted(db, FIRST_KEY), await countEncrypted(db, '2027-a')]).toEqual([0, 8]);
    expect((await reencrypt(db, rotated)).every(({ changed }) => changed === 0)).toBe(true);
  });

  it('goes through more rows than a batch', async () => {
    const { db } = market().api;
    const { processId } = await insertSecrets();
    const [row] = await db.select().from(orderProcesses).where(eq(orderProcesses.id, processId));
    if (!row) throw new Error('no process');
    const copies = Array.from({ length: 1100 }, () => {
      const id = randomUUID();
      return { ...row, id, tokenHash: id, ibanEncrypted: old1(IBAN, id), birthDateEncrypted: null };
    });
    await db.insert(orderProcesses).values(copies);
    const [done] = await reencrypt(db, rotated);
    expect(done).toEqual({ name: 'order_processes.iban', changed: 1101, unreadable: 0 });
    expect(await countEncrypted(db, FIRST_KEY)).toBe(0);
  });

  it('comes before a key of encryption is removed', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'keys-'));
    await insertSecrets();
    const printed: string[] = [];
    const command = (...args: string[]) =>
      runKeyCommand(args, {
        ...{ file: join(dir, 'keys.json'), now: TEST_NOW, print: (text) => printed.push(text) },
        withDatabase: (work) => work(market().api.db, rotated),
      });
    await command('rotate', 'encryption');
    expect(await command('remove', 'encryption', FIRST_KEY)).toBe(1);
    expect(printed.at(-1)).toContain('npm run keys -- reencrypt');
    await command('reencrypt');
    await market().api.db.delete(orderProcesses);
    expect(await command('remove', 'encryption', FIRST_KEY)).toBe(0);
    rmSync(dir, { recursive: true });
  });
});
