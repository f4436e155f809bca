import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ALL_HANDLERS } from '../../registry/all-handlers';

const answered = new Set(ALL_HANDLERS.map(({ call }) => call.id));
const calls: readonly Call[] = Object.values(CALLS).filter(({ id }) => answered.has(id));
const getPath = (call: Call): string => call.path.replace(/:\w+/g, '1');

describe('every call', () => {
  const api = withApi();
  const written = calls.filter(({ csrf }) => csrf);
  const guarded = calls.filter(({ access }) => access.kind !== 'anyone');

  it.each(written.map((call) => [call.id, call] as const))('%s refuses a sender without CSRF', async (_, call) => {
    const visitor = await api().visitorWithCsrf();
    const without = await visitor.post(getPath(call), {}, { sendsCsrf: false });
    expect(without.problem()).toMatchObject({ status: 403, code: 'CSRF' });
    const planted = { cookie: 'hp_csrf=planted', requestverificationtoken: 'planted' };
    const forged = await api().visitor().post(getPath(call), {}, { headers: planted });
    expect(forged.problem().code).toBe('CSRF');
  });

  it.each(guarded.map((call) => [call.id, call] as const))('%s refuses an anonymous sender', async (_, call) => {
    const visitor = await api().visitorWithCsrf();
    const response = await visitor.send(call.method, getPath(call), call.body ? { body: {} } : {});
    expect(response.problem()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(guarded.map((call) => [call.id, call] as const))('%s refuses a forged token', async (_, call) => {
    const visitor = await api().visitorWithCsrf();
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"id":1,"roles":["Admin"]}')}.`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await visitor.send(call.method, getPath(call), { headers, ...(call.body && { body: {} }) });
    expect(response.problem().status).toBe(401);
  });
});
