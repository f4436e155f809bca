import { eq, sql } from 'drizzle-orm';
import { withOutbox } from '../testing/with-outbox';
import { outbox } from './schema';
import { mailWords } from './words-schema';

const { api, put, deliver, working, getState } = withOutbox();

const getWords = () => api().db.select().from(mailWords).orderBy(mailWords.createdAt);

/** The transaction that wrote each row last. */
const getVersions = async (): Promise<unknown> =>
  (await api().db.execute(sql`select mail_id, xmin::text from mail_words order by mail_id`)).rows;

it('a mail has its words in a row of their own, which goes with it', async () => {
  const id = await put({ to: 'Anna@Example.com', subject: 'Ihre Bestellung Ä' });
  expect(await getWords()).toMatchObject([{ mailId: id, countryId: 1, words: ' anna@example.com ihre bestellung ä ' }]);
  await api().db.delete(outbox).where(eq(outbox.id, id));
  expect(await getWords()).toEqual([]);
});

it('the words stay as they are while the mail is sent', async () => {
  const id = await put();
  const before = await getVersions();
  await deliver(working);
  expect(await getState(id)).toBe('sent');
  expect(await getVersions()).toEqual(before);
});

it('the words follow their mail', async () => {
  const id = await put();
  const moved = { recipient: 'berta@example.com', countryId: 2, createdAt: new Date('2026-01-02T03:04:05Z') };
  await api().db.update(outbox).set(moved).where(eq(outbox.id, id));
  const { countryId, createdAt } = moved;
  expect(await getWords()).toEqual([
    { mailId: id, countryId, createdAt, words: ' berta@example.com ihre bestellung ' },
  ]);
});

it('a change writes the words of a mail that has none', async () => {
  const id = await put();
  await api().db.delete(mailWords);
  await api().db.update(outbox).set({ recipient: 'berta@example.com' }).where(eq(outbox.id, id));
  expect(await getWords()).toMatchObject([{ mailId: id, countryId: 1, words: ' berta@example.com ihre bestellung ' }]);
});

it('no index of mails makes words of them', async () => {
  const { rows } = await api().db.execute(
    sql`select indexname from pg_indexes where tablename = 'outbox' and indexdef like '%words(%'`,
  );
  expect(rows).toEqual([]);
});
