import { startReplayMock, type ReplayDouble } from './start-replay-mock.ts';

describe('the double that receives recordings', () => {
  let double: ReplayDouble;
  beforeAll(async () => {
    double = await startReplayMock(0);
  });
  afterAll(() => double.stop());

  const post = (body: unknown) => fetch(double.url, { method: 'POST', body: JSON.stringify(body) });

  it('keeps batches and lists them', async () => {
    const batch = { visit: 'a', number: 0, events: [{ type: 4 }] };
    expect((await post(batch)).status).toBe(204);
    expect(await (await fetch(double.url)).json()).toEqual([batch]);
  });

  it('refuses what is none', async () => {
    expect((await post({ visit: 'a' })).status).toBe(400);
    expect(double.batches).toHaveLength(1);
  });

  it('takes them from pages of any origin', async () => {
    const response = await fetch(double.url, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('keeps the latest alone', async () => {
    for (let number = 0; number < 210; number += 1) await post({ visit: 'b', number, events: [] });
    expect(double.batches).toHaveLength(200);
    expect(double.batches.at(-1)?.number).toBe(209);
  });
});
