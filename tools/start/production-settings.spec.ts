import { describeOrigins, readProduction } from './production-settings.ts';

const COMPLETE = {
  DATABASE_URL: 'postgres://db/heizplatz',
  CSRF_SECRET: 'a',
  LINK_SECRET: 'b',
  ENCRYPTION_KEY: 'c',
  TOKEN_PRIVATE_KEY: 'd',
  RELEASE_PUBLIC_KEY: '/etc/heizplatz/release-public.pem',
};

describe('a production', () => {
  it('is told of everything that is missing at once', () => {
    expect(() => readProduction({})).toThrow(
      'Production needs DATABASE_URL (PostgreSQL 15 or newer), CSRF_SECRET (npm run secrets creates it), LINK_SECRET (npm run secrets creates it), ENCRYPTION_KEY (npm run secrets creates it), TOKEN_PRIVATE_KEY (npm run secrets creates it), RELEASE_PUBLIC_KEY (the public key file of the machine that signs releases); see docs/operation.md.',
    );
    expect(() => readProduction({ ...COMPLETE, DATABASE_URL: '' })).toThrow(
      /^Production needs DATABASE_URL \([^)]*\); /,
    );
  });

  it('is no demo', () => {
    expect(() => readProduction({ ...COMPLETE, MODE: 'demo' })).toThrow(
      'MODE=demo is not production; npm start runs MODE=demo.',
    );
  });

  it('runs as production, its shell beside its API unless another one is named', () => {
    expect(readProduction(COMPLETE)).toMatchObject({
      environment: { MODE: 'production', NODE_ENV: 'production' },
      apiUrl: 'http://127.0.0.1:4201',
    });
    expect(readProduction({ ...COMPLETE, API_PORT: '5000' }).apiUrl).toBe('http://127.0.0.1:5000');
    expect(readProduction({ ...COMPLETE, API_URL: 'http://api.internal:4201' }).apiUrl).toBe(
      'http://api.internal:4201',
    );
  });

  it('names its configured addresses', () => {
    expect(describeOrigins({ SITE_HOST_DE: 'pellets.example', PORT: '80' })).toBe(
      '\n  https://pellets.example\n  https://heizplatz.at\n  https://heizplatz.ch\n  shell on port 80, API on port 4201',
    );
  });
});
