import { contentHash } from './content-hash';
import { mandateReference } from '../checkout-payment/mandate-reference';

describe('a content hash', () => {
  it('does not depend on the order of fields, but on every value', () => {
    const hash = contentHash({ group: 3, total: 2287.23 });
    expect(contentHash({ total: 2287.23, group: 3 })).toBe(hash);
    expect(contentHash({ group: 3, total: 2287.24 })).not.toBe(hash);
    expect(contentHash({ group: '3', total: 2287.23 })).not.toBe(hash);
  });
});

describe('a mandate reference', () => {
  it('fits SEPA: 35 characters of its set, another one a second later', () => {
    const id = '0b6f3f2a-2f56-4d0e-9d6e-8f9d6f4bb001';
    const reference = mandateReference(id, new Date('2026-11-21T10:00:00Z'));
    expect(reference).toMatch(/^[A-Z0-9-]{20,35}$/);
    expect(mandateReference(id, new Date('2026-11-21T10:00:01Z'))).not.toBe(reference);
  });
});
