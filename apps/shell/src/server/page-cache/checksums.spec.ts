/** @jest-environment node */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { applyShift, shiftByBytes } from './checksums';

it('of a text of known parts are those of the whole text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 5000 }), (before, after) => {
      const joined = (applyShift(shiftByBytes(after.length), crc32(before)) ^ crc32(after)) >>> 0;
      expect(joined).toBe(crc32(Buffer.concat([before, after])));
    }),
  );
});
