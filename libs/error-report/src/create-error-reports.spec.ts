import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import pino from 'pino';
import { createErrorReports } from './create-error-reports.ts';
import { reportingHooks } from './reporting-hooks.ts';

/** A service that receives: what was posted, parsed line by line. */
async function startReceiver() {
  const events: Record<string, unknown>[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const [, , event = '{}'] = text.split('\n');
      events.push(JSON.parse(event));
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { events, dsn: `http://key@127.0.0.1:${port}/1`, stop: () => server.close() };
}

describe('error reports', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => void receiver.stop());
  beforeEach(() => (receiver.events.length = 0));

  const open = () => createErrorReports({ dsn: receiver.dsn, app: 'api', environment: 'test' });

  it('tell the error with its causes and surroundings, and no person', async () => {
    const reports = await open();
    const cause = new Error('Key (email)=(anna@example.com) already exists');
    reports.report(new Error('anna@example.com could not be saved', { cause }), {
      requestId: 'r-1',
      message: 'call failed',
    });
    await reports.close();
    expect(receiver.events).toHaveLength(1);
    const [event] = receiver.events;
    expect(event).toMatchObject({
      environment: 'test',
      tags: { app: 'api', requestId: 'r-1', message: 'call failed' },
      exception: { values: [{ value: 'Key (email) already exists' }, { value: '[mail] could not be saved' }] },
    });
    expect(event).not.toHaveProperty('server_name');
    expect(event).not.toHaveProperty('request');
    expect(JSON.stringify(event)).not.toContain('anna@');
  });

  it('pass on what browsers reported', async () => {
    const reports = await open();
    const errors = [{ message: 'x of anna@example.com', filename: '/a.js', stack: 'at b (?plz=80331)' }];
    reports.reportBrowser({ page: '/pelletpreise', userAgent: 'Firefox', errors });
    await reports.close();
    expect(receiver.events[0]).toMatchObject({
      platform: 'javascript',
      tags: { app: 'browser', page: '/pelletpreise' },
      exception: { values: [{ type: 'ScriptError', value: 'x of [mail]' }] },
    });
    expect(JSON.stringify(receiver.events[0])).not.toContain('80331');
  });

  it('come from the log: errors with their error, nothing else', async () => {
    const reports = await open();
    const lines: string[] = [];
    const log = pino({ hooks: reportingHooks(reports) }, { write: (line) => void lines.push(line) });
    log.child({ reqId: 'r-2' }).error({ err: new Error('boom') }, 'call failed');
    log.warn({ err: new Error('only a warning') }, 'slow');
    log.error('no error beside it');
    await reports.close();
    expect(lines).toHaveLength(3);
    expect(receiver.events).toHaveLength(1);
    expect(receiver.events[0]).toMatchObject({ tags: { requestId: 'r-2' } });
  });

  it('stop at a hundred a minute', async () => {
    const reports = await open();
    for (let count = 0; count < 130; count += 1) reports.report(new Error('again'));
    await reports.close();
    expect(receiver.events.length).toBeLessThanOrEqual(100);
  });

  it('are sent nowhere without a service', async () => {
    const reports = await createErrorReports({ dsn: null, app: 'api', environment: 'test' });
    reports.report(new Error('x'));
    reports.reportBrowser({ page: '/', userAgent: '', errors: [] });
    await reports.close();
    expect(receiver.events).toEqual([]);
  });

  it('never throw, also while the service is down', async () => {
    const reports = await createErrorReports({ dsn: 'http://key@127.0.0.1:9/1', app: 'api', environment: 'test' });
    expect(() => reports.report(new Error('x'))).not.toThrow();
    await reports.close();
  });
});
