import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBucket } from './open-bucket';

const dir = mkdtempSync(join(tmpdir(), 'folder-bucket-'));
const bucket = openBucket(pathToFileURL(join(dir, 'releases')).href, {});
const list = async (prefix: string) => {
  const found: unknown[] = [];
  for await (const { key, bytes } of bucket.objects(prefix)) found.push([key, bytes]);
  return found;
};
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a folder in place of a bucket', () => {
  it('is empty before anything is stored', async () => {
    expect(await list('')).toEqual([]);
    expect(await bucket.get('order/1/release.json')).toBeNull();
    await expect(bucket.getFile('order/1/release.json', join(dir, 'copy'))).rejects.toThrow('ENOENT');
  });

  it('stores, lists below a prefix, gives and removes', async () => {
    const sent = join(dir, 'sent.js');
    writeFileSync(sent, 'routes');
    await bucket.putFile('order/1/server/routes.js', sent);
    await bucket.put('order/1/release.json', '{}');
    await bucket.put('order/10/release.json', '{ }');
    expect(await list('order/1/')).toEqual([
      ['order/1/release.json', 2],
      ['order/1/server/routes.js', 6],
    ]);
    expect(await list('order/1')).toHaveLength(3);
    expect(await bucket.get('order/10/release.json')).toEqual(Buffer.from('{ }'));
    await bucket.getFile('order/1/server/routes.js', join(dir, 'fetched/deep/routes.js'));
    expect(readFileSync(join(dir, 'fetched/deep/routes.js'), 'utf8')).toBe('routes');
    await bucket.remove(['order/1/release.json', 'order/2/release.json']);
    expect(await list('order/1/')).toEqual([['order/1/server/routes.js', 6]]);
  });

  it('leaves its folder in neither direction', async () => {
    await expect(async () => bucket.get('../outside')).rejects.toThrow('outside of the folder');
    await expect(async () => bucket.put('/etc/x', '')).rejects.toThrow('outside of the folder');
  });
});
