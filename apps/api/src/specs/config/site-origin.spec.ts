import { makeSecrets, siteOrigin } from '@heizplatz/api-platform';
import { loadConfig } from '../../process/load-config';

const DATABASE_URL = 'postgres://db/heizplatz';

describe('the origin of links in mails', () => {
  const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
  const production = {
    ...{ MODE: 'production', DATABASE_URL, CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey },
    ...{ ENCRYPTION_KEY: encryptionKey, LINK_SECRET: link },
  };

  it('is the configured host in production, by default that of the brand', () => {
    const config = loadConfig({ ...production, SITE_HOST_AT: 'pellets.example.at' });
    expect([1, 2, 3].map((id) => siteOrigin(id as 1 | 2 | 3, config))).toEqual([
      'https://heizplatz.de',
      'https://pellets.example.at',
      'https://heizplatz.ch',
    ]);
  });

  it('is this machine elsewhere', () => {
    const config = loadConfig({ MODE: 'test', DATABASE_URL, PORT: '4300', SITE_HOST_AT: 'pellets.example.at' });
    expect(siteOrigin(2, config)).toBe('http://at.localhost:4300');
  });
});
