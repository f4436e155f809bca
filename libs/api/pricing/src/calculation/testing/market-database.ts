import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase } from '@heizplatz/api-platform/testing';
import type { MadeMarket } from './made-market';
import { insertMarket } from './insert-market';

export interface MarketDatabase extends OpenDatabase {
  readonly url: string;
}

/** A database of its own with a made-up market, for a whole spec file; read it inside tests only. */
export function withMarketDatabase(market: MadeMarket): () => MarketDatabase {
  let database: MarketDatabase | undefined;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase();
    const opened = openDatabase({ url, poolSize: 4, log: { error: () => undefined } });
    const close = () => opened.close().then(drop);
    database = { ...opened, url, close };
    await insertMarket(opened.db, market);
  }, 120_000);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('the database of this spec is not there');
    return database;
  };
}
