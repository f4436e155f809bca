import { ANYONE, defineCall } from '@heizplatz/contract';
import pino from 'pino';
import * as v from 'valibot';
import { buildApp } from '../app';
import { loadConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { NO_PRICE_BOOK } from '../pricing/testing/no-price-book';
import { defineHandler } from './define-handler';

const echo = defineCall({
  id: 'echo',
  summary: 'Says it again',
  method: 'POST',
  path: '/api/echo/:countryId',
  params: v.object({ countryId: v.string() }),
  body: v.object({ Text: v.pipe(v.string(), v.minLength(1, 'REQUIRED')) }),
  answer: v.object({ Text: v.string() }),
  access: ANYONE,
  csrf: true,
});
const echoHandler = defineHandler(echo, ({ body }) => ({ Text: body.Text }));

async function withEcho(handlers = [echoHandler]) {
  const config = loadConfig({ MODE: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const log = pino({ level: 'silent' });
  const { db } = openDatabase({ url: config.databaseUrl, poolSize: 1, log });
  const services = { config, priceBook: NO_PRICE_BOOK };
  return buildApp({ config, db, services, clock: () => new Date(), random: () => 0.5, log, handlers });
}

const csrf = { cookie: 'hp_csrf=abc', requestverificationtoken: 'abc' };

describe('a registered call', () => {
  it('answers what its rule gives', async () => {
    const app = await withEcho();
    const answer = await app.inject({ method: 'POST', url: '/api/echo/1', headers: csrf, payload: { Text: 'Hallo' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ Text: 'Hallo' });
  });
});
