/** @jest-environment node */
import fc from 'fast-check';
import { encodeTexts } from './encode-texts';

it('texts are encoded one after the other, in memory that nothing else uses', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 500 }), { maxLength: 6 }), (texts) => {
      const bytes = encodeTexts(texts);
      expect(Buffer.from(bytes).toString()).toBe(texts.join(''));
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    }),
  );
});

it.each([0, 1, 200_000, 900_000, 3_000_000])('%s characters of three bytes, behind others', (count) => {
  const bytes = encodeTexts(['ä', '–'.repeat(count), 'z']);
  expect(bytes).toHaveLength(2 + count * 3 + 1);
  expect([...bytes.subarray(0, 2), ...bytes.subarray(-1)]).toEqual([...Buffer.from('ä'), 0x7a]);
});
