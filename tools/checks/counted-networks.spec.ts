import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** An address in a text, such as the key of what a limit counts; a subscriber of IPv6 has 2^64 of them. */
const COUNTED_ADDRESS = /`[^`]*\$\{(?:\w+\.)*ip\}[^`]*`/g;

const findCounted = (text: string): readonly string[] => text.match(COUNTED_ADDRESS) ?? [];

it('limits count networks, never single addresses', () => {
  const files = globSync('libs/api/*/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.spec.ts'));
  const found = files.flatMap((file) =>
    findCounted(readFileSync(join(ROOT, file), 'utf8')).map((key) => `${file} ${key}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it.each(['`order ip ${ip}`', '`advert ${counted} ${ip}`', '`x ${request.ip} y`'])('%s is found', (key) => {
  expect(findCounted(`limits.allows(${key}, 1, now)`)).toEqual([key]);
});

it('the network of an address is not', () => {
  expect(findCounted('limits.allows(`order ip ${getNetwork(ip)}`, 1, now)')).toEqual([]);
});
