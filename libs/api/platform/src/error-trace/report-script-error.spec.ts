import { CALLS } from '@heizplatz/contract';
import { type BrowserErrors, NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { withApi } from '../testing/api-test';
import { deleteScriptErrorsBefore } from './script-error-repository';
import { scriptErrors } from './schema';

const error = { message: 'x is undefined', filename: 'main.js', lineno: 1, colno: 2, stack: 'at x', time: 5 };
const report = (fields: object = {}) => ({
  userAgent: 'Firefox',
  timeStart: 1,
  timeEnd: 2,
  href: 'https://heizplatz.de/bestellung?token=secret#x',
  errors: [error],
  ...fields,
});
const { path } = CALLS.reportScriptError;

describe('js-error', () => {
  const forwarded: BrowserErrors[] = [];
  const errorReports = { ...NO_ERROR_REPORTS, reportBrowser: (errors: BrowserErrors) => void forwarded.push(errors) };
  const api = withApi({ services: () => ({ errorReports }) });
  beforeEach(() => api().db.delete(scriptErrors));

  it('is kept without what a query may carry, and without CSRF, since beacons send none', async () => {
    const response = await api().visitor().post(path, report(), { sendsCsrf: false });
    expect(response.json()).toEqual({ success: true });
    const rows = await api().db.select().from(scriptErrors);
    expect(rows).toMatchObject([{ href: 'https://heizplatz.de/bestellung', userAgent: 'Firefox' }]);
    expect(rows[0]?.errors[0]?.message).toBe('x is undefined');
  });

  it('is passed on to the error service, without the query', async () => {
    forwarded.length = 0;
    await api().visitor().post(path, report());
    expect(forwarded).toMatchObject([
      { page: 'https://heizplatz.de/bestellung', userAgent: 'Firefox', errors: [{ message: 'x is undefined' }] },
    ]);
  });

  it('leaves notices of ResizeObserver out', async () => {
    const notice = { ...error, message: 'ResizeObserver loop completed with undelivered notifications.' };
    expect(
      (
        await api()
          .visitor()
          .post(path, report({ errors: [notice] }))
      ).status,
    ).toBe(200);
    expect(await api().db.select().from(scriptErrors)).toEqual([]);
  });

  it('refuses a wrong report', async () => {
    const response = await api()
      .visitor()
      .post(path, report({ errors: [{ message: 5 }] }));
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('refuses more than 64 KB', async () => {
    const response = await api()
      .visitor()
      .post(path, report({ padding: 'x'.repeat(70_000) }));
    expect(response.problem()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  it('refuses a page that fails in a loop', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1) statuses.push((await api().visitor().post(path, report())).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  });

  it('is removed when it is old', async () => {
    const old = { reportedAt: new Date(0), href: 'x', userAgent: 'x', errors: [] };
    await api().db.insert(scriptErrors).values(old);
    await deleteScriptErrorsBefore(api().db, new Date(1));
    expect(await api().db.select().from(scriptErrors)).toEqual([]);
  });
});
