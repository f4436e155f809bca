import { startLeadMock, type LeadDouble } from './start-lead-mock.ts';

describe('the lead partner’s double', () => {
  let double: LeadDouble;
  beforeAll(async () => {
    double = await startLeadMock(0);
  });
  afterAll(() => double.stop());

  const request = (zip: string, signal?: AbortSignal) =>
    fetch(`${double.url}/availability?country=DE&zip=${zip}`, signal ? { signal } : {});

  it('offers something at most places', async () => {
    const response = await request('80331');
    expect(await response.json()).toMatchObject({ available: true, offer: { partner: expect.any(String) } });
    expect(await (await fetch(`${double.url}/asked`)).json()).toContain('DE 80331');
  });

  it('does not serve, fails, and talks nonsense where it is told to', async () => {
    expect(await (await request('10119')).json()).toEqual({ available: false });
    expect((await request('10118')).status).toBe(503);
    expect(await (await request('10116')).json()).toMatchObject({ available: true, offer: { title: 5 } });
  });

  it('stays silent where it is told to', async () => {
    await expect(request('10117', AbortSignal.timeout(200))).rejects.toThrow();
  });

  it('refuses what names no place', async () => {
    expect((await request('x')).status).toBe(400);
    expect((await fetch(`${double.url}/`)).status).toBe(404);
  });
});
