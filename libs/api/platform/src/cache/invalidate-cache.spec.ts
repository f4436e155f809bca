import { openDatabase } from '../database/open-database';
import { cacheNodes } from './schema';
import { TEST_NOW, withApi } from '../testing/api-test';
import { createCallCache } from './call-cache';
import { invalidateCache } from './invalidate-cache';

const api = withApi({ handlers: [] });

it('a node that closes has told its figures, so that its pool may end', async () => {
  const errors: unknown[] = [];
  const log = { error: (line: unknown) => void errors.push(line) };
  const { db, close } = openDatabase({ url: api().databaseUrl, poolSize: 1, log });
  const telling = invalidateCache({ db, cache: createCallCache(), clock: () => TEST_NOW, log });
  await telling.close();
  await close();
  expect(errors).toEqual([]);
  expect(await api().db.select().from(cacheNodes)).toEqual([expect.objectContaining({ seenAt: TEST_NOW })]);
});
