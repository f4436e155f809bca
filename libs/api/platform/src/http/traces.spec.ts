import { ANYONE, defineCall } from '@heizplatz/contract';
import { startTracing, type Tracing } from '@heizplatz/telemetry';
import { startTraceReceiver, type TraceReceiver } from '@heizplatz/telemetry/testing';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { withApi } from '../testing/api-test';
import { defineHandler } from './calls/define-handler';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ABOVE = '00f067aa0ba902b7';

const base = {
  path: '/api/traced',
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
} as const;
const read = defineCall({ id: 'readTraced', summary: 'x', method: 'GET', ...base });
const write = defineCall({
  id: 'writeTraced',
  summary: 'x',
  method: 'POST',
  ...base,
  body: v.object({ Name: v.string() }),
});

describe('a traced call', () => {
  let receiver: TraceReceiver;
  let tracing: Tracing;
  // Before the pool is created: it checks once whether tracing is enabled.
  beforeAll(async () => {
    receiver = await startTraceReceiver();
    tracing = await startTracing({ endpoint: receiver.endpoint, service: 'api', delayMs: 10 });
  });
  afterAll(() => receiver.close());
  const api = withApi({
    env: { DATABASE_POOL: '2' },
    handlers: [
      defineHandler(read, async (_, { db }) => {
        await db.execute(sql`select ${'geheim'}::text, pg_sleep(0.01)`);
        return { success: true };
      }),
      defineHandler(write, async ({ body }, { db }) => {
        await db.transaction(async (tx) => void (await tx.execute(sql`select ${body.Name}::text`)));
        return { success: true };
      }),
    ],
  });

  it('has one id from the header to each statement, each below its own call, and no values', async () => {
    const headers = (span: string) => ({ headers: { traceparent: `00-${TRACE}-${span}-01` } });
    // More at once than the pool has clients: those that wait are called back by others.
    const above = Array.from({ length: 6 }, (_, index) => `${ABOVE.slice(0, -1)}${index}`);
    await Promise.all(above.map((span) => api().visitor().get('/api/traced', headers(span))));
    await api().visitor().post('/api/traced', { Name: 'Anna' }, headers(ABOVE));
    await tracing.close();
    const { spans } = receiver;
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    const below = (id: string) => spans.filter(({ parentSpanId }) => parentSpanId === id);
    for (const span of above) {
      const [call, ...others] = below(span);
      expect(others).toEqual([]);
      expect(call).toMatchObject({ name: 'readTraced', attributes: { 'heizplatz.request_id': expect.any(String) } });
      expect(below(call?.spanId ?? '').map(({ name }) => name)).toEqual(['select']);
    }
    const [post] = below(ABOVE);
    expect(post?.name).toBe('writeTraced');
    expect(below(post?.spanId ?? '').map(({ name }) => name)).toEqual(['begin', 'select', 'commit']);
    expect(JSON.stringify(spans)).toContain('pg_sleep');
    expect(JSON.stringify(spans)).not.toMatch(/geheim|Anna/);
  });
});
