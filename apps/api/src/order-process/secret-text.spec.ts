import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { decryptText, encryptText } from './secret-text';

const key = randomBytes(32);

describe('an encrypted text', () => {
  it('opens to what it was, with the same key and owner', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, boundTo) => {
        expect(decryptText(encryptText(text, { key, boundTo }), { key, boundTo })).toBe(text);
      }),
    );
  });

  it('differs each time and never holds the plain text', () => {
    const [one, two] = [1, 2].map(() => encryptText('DE89370400440532013000', { key, boundTo: 'a' }));
    expect(one).not.toBe(two);
    expect(Buffer.from(one ?? '', 'base64url').toString('latin1')).not.toContain('3704');
  });

  it.each([
    ['another key', { key: randomBytes(32), boundTo: 'a' }],
    ['another owner', { key, boundTo: 'b' }],
  ])('does not open with %s', (_, opening) => {
    const secret = encryptText('DE89370400440532013000', { key, boundTo: 'a' });
    expect(() => decryptText(secret, opening)).toThrow();
  });

  it('does not open when a byte was changed', () => {
    const secret = encryptText('DE89370400440532013000', { key, boundTo: 'a' });
    const bytes = Buffer.from(secret.slice(3), 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(() => decryptText(`v1.${bytes.toString('base64url')}`, { key, boundTo: 'a' })).toThrow();
  });
});
