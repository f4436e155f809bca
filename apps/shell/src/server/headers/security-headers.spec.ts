import { securityHeaders } from './security-headers';

const policy = (isProduction: boolean) => {
  const text = securityHeaders({ nonce: 'n0nce', isProduction })['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split(';').map((part): [string, string] => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
};

describe('security headers', () => {
  it('are these and no others, in production and beside it', () => {
    const base = {
      'content-security-policy': [
        "default-src 'self'",
        "script-src 'nonce-n' 'strict-dynamic'",
        "worker-src 'self'",
        "style-src 'self' 'nonce-n'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join(';'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    };
    expect(securityHeaders({ nonce: 'n', isProduction: false })).toEqual(base);
    expect(securityHeaders({ nonce: 'n', isProduction: true })).toEqual({
      ...base,
      'content-security-policy': `${base['content-security-policy']};upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('let only scripts with the nonce and what they load run', () => {
    expect(policy(false)['script-src']).toBe("'nonce-n0nce' 'strict-dynamic'");
  });

  it('take styles, fonts, calls and forms from this origin alone, and style elements with the nonce', () => {
    const { 'style-src': style, 'font-src': font, 'connect-src': connect, 'form-action': form } = policy(true);
    expect(style).toBe("'self' 'nonce-n0nce'");
    expect([font, connect, form]).toEqual(["'self'", "'self'", "'self'"]);
  });

  it('let pages post to the one service that recordings go to', () => {
    const text = securityHeaders({
      nonce: 'n',
      isProduction: true,
      replayUrl: 'https://replay.example.com/batches',
    })['content-security-policy'];
    expect(text).toContain("connect-src 'self' https://replay.example.com;");
  });

  it('allow neither inline scripts nor eval nor foreign origins anywhere', () => {
    const text = securityHeaders({ nonce: 'n0nce', isProduction: true })['content-security-policy'];
    expect(text).not.toMatch(/unsafe|https?:|\*/);
  });

  it('let nobody frame a page, guess a type or move the base', () => {
    expect(policy(false)).toMatchObject({ 'frame-ancestors': "'none'", 'base-uri': "'none'", 'object-src': "'none'" });
    expect(securityHeaders({ nonce: 'n', isProduction: false })).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
  });

  it('demand https in production alone, so that localhost works', () => {
    expect(securityHeaders({ nonce: 'n', isProduction: true })['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(policy(true)).toHaveProperty('upgrade-insecure-requests');
    expect(securityHeaders({ nonce: 'n', isProduction: false })).not.toHaveProperty('strict-transport-security');
    expect(policy(false)).not.toHaveProperty('upgrade-insecure-requests');
  });
});
