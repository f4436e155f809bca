import fc from 'fast-check';
import { asciiJson, jsonFields, packTexts } from './json-texts';
import { jsonForm, JsonWriter } from './json-writer';

const MAX_CENTS = 2 ** 31 - 1;

function written(write: (out: JsonWriter) => void): unknown {
  const out = new JsonWriter();
  write(out);
  return JSON.parse(out.take().json.toString());
}

describe('JsonWriter', () => {
  it('fills a form with every number of cents, as JSON has it', () => {
    const form = jsonForm({ First: 0, Inner: { Second: 0 } });
    const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });
    fc.assert(
      fc.property(cents, cents, (first, second) => {
        const value = written((out) => out.form(form, [first, second]));
        expect(value).toEqual({ First: first / 100, Inner: { Second: second / 100 } });
      }),
    );
  });

  it.each([
    [0, '0'],
    [1, '0.01'],
    [-1, '-0.01'],
    [10, '0.10'],
    [250, '2.50'],
    [70_000, '700'],
    [NaN, 'null'],
  ])('writes %d hundredths as %s', (hundredths, expected) => {
    const out = new JsonWriter();
    out.form(jsonForm({ Value: 0 }), [hundredths]);
    expect(out.take().json.toString().replaceAll(' ', '')).toBe(`{"Value":${expected}}`);
  });

  it('carries any text in ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (first, second) => {
        const json = asciiJson({ first });
        expect(json).toMatch(/^[\x20-\x7e]*$/);
        const packed = packTexts([jsonFields({ first }), jsonFields({ second })]);
        const value = written((out) => {
          out.text('{');
          out.piece(packed, 1);
          out.text(',');
          out.piece(packed, 0);
          out.text('}');
        });
        expect(value).toEqual({ first, second });
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
