import fc from 'fast-check';
import { makeKey } from './key-file';
import { FIRST_KEY, keyRing } from './key-ring';
import { decryptText, encryptText } from './secret-text';

const ring = () => keyRing({ [FIRST_KEY]: makeKey('encryption') });
const keys = ring();

describe('an encrypted text', () => {
  it('opens to what it was, with the same key and owner', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, boundTo) => {
        expect(decryptText(encryptText(text, { keys, boundTo }), { keys, boundTo })).toBe(text);
      }),
    );
  });

  it('differs each time and never holds the plain text', () => {
    const [one, two] = [1, 2].map(() => encryptText('DE89370400440532013000', { keys, boundTo: 'a' }));
    expect(one).not.toBe(two);
    expect(Buffer.from(one?.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('3704');
  });

  it.each([
    ['another key', { keys: ring(), boundTo: 'a' }],
    ['another owner', { keys, boundTo: 'b' }],
  ])('does not open with %s', (_, opening) => {
    const secret = encryptText('DE89370400440532013000', { keys, boundTo: 'a' });
    expect(() => decryptText(secret, opening)).toThrow();
  });

  it('does not open when a byte was changed', () => {
    const secret = encryptText('DE89370400440532013000', { keys, boundTo: 'a' });
    const bytes = Buffer.from(secret.split('.')[2] ?? '', 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(() => decryptText(`v2.first.${bytes.toString('base64url')}`, { keys, boundTo: 'a' })).toThrow();
  });
});
