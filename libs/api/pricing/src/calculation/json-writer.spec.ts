import fc from 'fast-check';
import { JsonWriter } from './json-writer';

const MAX_CENTS = 2 ** 43;

function written(write: (out: JsonWriter) => void): unknown {
  const out = new JsonWriter();
  write(out);
  return JSON.parse(out.take().json.toString());
}

describe('JsonWriter', () => {
  it('writes every number of cents and every whole number as JSON has it', () => {
    const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });
    fc.assert(
      fc.property(cents, fc.nat({ max: MAX_CENTS }), (money, whole) => {
        const value = written((out) => {
          out.text('[');
          out.money(money);
          out.text(',');
          out.int(whole);
          out.text(']');
        });
        expect(value).toEqual([money / 100, whole]);
      }),
    );
  });

  it.each([
    [0, '0'],
    [1, '0.01'],
    [-1, '-0.01'],
    [10, '0.1'],
    [250, '2.5'],
    [70_000, '700'],
  ])('writes %d cents as %s', (cents, expected) => {
    const out = new JsonWriter();
    out.money(cents);
    expect(out.take().json.toString()).toBe(expected);
  });

  it('writes any value, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (first, second) => {
        const value = written((out) => {
          out.text('[');
          out.json({ first });
          out.text(',');
          out.json([second]);
          out.text(']');
        });
        expect(value).toEqual([{ first }, [second]]);
      }),
    );
  });

  it('grows with what is written, and begins anew after take and clear', () => {
    const out = new JsonWriter();
    const long = 'x'.repeat(300_000);
    out.text(`["${long}",`);
    out.bytes(Buffer.from(`"${long}"]`));
    expect(JSON.parse(out.take().json.toString())).toEqual([long, long]);
    out.text('half an answer');
    out.clear();
    out.text('[]');
    expect(out.take().json.toString()).toBe('[]');
  });
});
