import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { DrizzleQueryError } from 'drizzle-orm';
import { createLog } from './create-log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const log = createLog({ service: 'api', level: 'info' }, { write: (line) => void lines.push(line) });
  write(log);
  return lines.join('');
}

describe('the log', () => {
  it('has lines of one format', () => {
    const line: unknown = JSON.parse(logged((log) => log.child({ reqId: 'r-1' }).info({ status: 200 }, 'answered')));
    expect(line).toEqual({
      ...{ level: 'info', service: 'api', reqId: 'r-1', status: 200, msg: 'answered' },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('names a failed query without its values', () => {
    const cause = new Error('duplicate key, detail: Key (email)=(anna@example.com) already exists.');
    const error = new DrizzleQueryError('insert into users values ($1)', ['DE89370400440532013000'], cause);
    const text = logged((log) => log.error({ err: error }, 'call failed'));
    expect(text).toContain('insert into users');
    expect(text).toContain('Key (email)');
    expect(text).not.toContain('DE89370400440532013000');
    expect(text).not.toContain('anna@example.com');
  });

  it('names what a library throws as a plain object, without its other fields', () => {
    const error = new Error('connect ECONNREFUSED, detail: Key (email)=(anna@example.com)');
    const thrown = { ...error, message: error.message, stack: error.stack, code: 'ECONNREFUSED', detail: 'geheim' };
    const text = logged((log) => log.error({ err: thrown }, 'jobs'));
    expect(JSON.parse(text)).toMatchObject({
      err: { type: 'Object', message: 'connect ECONNREFUSED, detail: Key (email)', code: 'ECONNREFUSED' },
    });
    expect(text).toContain('create-log.spec');
    expect(text).not.toContain('geheim');
  });

  it.each([
    [{ reason: 'gone', at: 1 }, 'an object with reason,at'],
    [undefined, 'undefined'],
    ['a text', 'a text'],
  ])('says what %j was that somebody threw', (thrown, text) => {
    const line: unknown = JSON.parse(logged((log) => log.error({ err: thrown, at: 1 }, 'x')));
    expect(line).toMatchObject(thrown === undefined ? { at: 1 } : { err: text });
  });

  it('reports what it writes as an error, and nothing less', () => {
    const reported: unknown[] = [];
    const reports = { ...NO_ERROR_REPORTS, report: (error: unknown) => void reported.push(error) };
    const log = createLog({ service: 'api', level: 'info' }, { write: () => undefined }, reports);
    const error = new Error('boom');
    log.error({ err: error }, 'call failed');
    log.warn({ err: new Error('slow') }, 'slow');
    expect(reported).toEqual([error]);
  });

  it('keeps tokens of a query out of a request', () => {
    const text = logged((log) => log.info({ req: { method: 'GET', url: '/api/order/1?token=secret' } }, 'x'));
    expect(text).toContain('/api/order/1');
    expect(text).not.toContain('secret');
  });
});
