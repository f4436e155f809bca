import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FUZZ_PARTS, fuzzCalls } from './testing/fuzz-calls';

it.each(FUZZ_PARTS)('the calls of %s have a file that fuzzes them', (part) => {
  expect(existsSync(join(__dirname, `fuzz-${part}.spec.ts`))).toBe(true);
});

fuzzCalls('anyone');
