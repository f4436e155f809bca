/** @jest-environment node */
import { type Call, CALLS } from '@heizplatz/contract';
import { watchCalls } from './watch-calls';

const buildCall = (fields: Partial<Call>): Call => ({ ...CALLS.newsFeatured, ...fields });
const anyone = (cacheSeconds: number, tags?: string[]): Call =>
  buildCall({ access: { kind: 'anyone' }, cacheSeconds, ...(tags && { tags }) });

/** What is known of a page that made these calls. */
async function watched(...calls: Call[]) {
  const { tags: _, ...untagged } = buildCall({});
  const page = watchCalls(() => Promise.resolve(untagged as never));
  for (const call of calls) await page.api(call as never, {} as never);
  return { seconds: page.seconds(), tags: [...page.tags()] };
}

describe('a page may be kept', () => {
  it('for an hour when it asks nothing', async () => {
    expect(await watched()).toEqual({ seconds: 3600, tags: [] });
  });

  it('as long as the shortest of its calls, whatever their order', async () => {
    const [short, long] = [anyone(60, ['prices']), anyone(600, ['news', 'prices'])];
    expect(await watched(short, long)).toEqual({ seconds: 60, tags: ['prices', 'news'] });
    expect(await watched(long, short)).toEqual({ seconds: 60, tags: ['news', 'prices'] });
  });

  it('not at all when a call may not be, or answers whoever asks', async () => {
    const { cacheSeconds: _, tags: __, ...never } = anyone(60);
    expect(await watched(anyone(60), never)).toMatchObject({ seconds: 0, tags: CALLS.newsFeatured.tags });
    expect(await watched(buildCall({ access: { kind: 'identified' }, cacheSeconds: 600 }))).toMatchObject({
      seconds: 0,
    });
  });

  it('not at all when one failed, and the failure is the caller’s to see', async () => {
    const page = watchCalls(() => Promise.reject(new Error('down')));
    await expect(page.api(anyone(60) as never, {} as never)).rejects.toThrow('down');
    expect(page.seconds()).toBe(0);
  });
});
