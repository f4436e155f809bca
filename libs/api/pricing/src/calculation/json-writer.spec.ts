import fc from 'fast-check';
import { packTexts, toJsonText } from './json-texts';
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
          out.raw('[');
          out.money(money);
          out.raw(',');
          out.int(whole);
          out.raw(']');
        });
        expect(value).toEqual([money / 100, whole]);
      }),
    );
  });

  it('writes whole numbers of each length as text has them', () => {
    for (let digits = 1; digits <= 12; digits++)
      for (const value of [10 ** (digits - 1), 10 ** digits - 1, Math.floor((10 ** digits - 1) / 7)]) {
        const out = new JsonWriter();
        out.int(value);
        expect(out.take().json.toString()).toBe(String(value));
      }
  });

  it('copies prepared texts of any letters, one by one and from among others, whatever follows them', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'ß', '€', '😀', '\x7f', '"', '\0') }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(texts, (all) => {
        const out = new JsonWriter();
        const packed = packTexts(all);
        all.forEach((text, index) => {
          out.textAt(packed, index);
          out.int(index);
          out.text(toJsonText(text));
        });
        expect(out.take().json.toString()).toBe(all.map((text, index) => `${text}${index}${text}`).join(''));
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
          out.raw('[');
          out.fields([{ first }]);
          out.raw(',');
          out.raw(JSON.stringify([second]));
          out.raw(']');
        });
        expect(value).toEqual([{ first }, [second]]);
      }),
    );
  });

  it('grows with what is written, and begins anew after take and clear', () => {
    const out = new JsonWriter();
    const long = 'x'.repeat(300_000);
    out.raw(`["${long}",`);
    out.text(toJsonText(`"${long}"]`));
    expect(JSON.parse(out.take().json.toString())).toEqual([long, long]);
    out.raw('half an answer');
    out.clear();
    out.raw('[]');
    expect(out.take().json.toString()).toBe('[]');
  });
});
