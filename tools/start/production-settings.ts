import { SITES } from '@heizplatz/country';

/** Without these nothing can run; what else is wrong, API and shell name themselves. */
const NEEDED = {
  DATABASE_URL: 'PostgreSQL 15 or newer',
  CSRF_SECRET: 'npm run secrets creates it',
  LINK_SECRET: 'npm run secrets creates it',
  ENCRYPTION_KEY: 'npm run secrets creates it',
  TOKEN_PRIVATE_KEY: 'npm run secrets creates it',
  RELEASE_PUBLIC_KEY: 'the public key file of the machine that signs releases',
} as const;

export interface ProductionSettings {
  readonly environment: NodeJS.ProcessEnv;
  readonly apiUrl: string;
}

/** Throws a sentence that names all that is missing. */
export function readProduction(input: NodeJS.ProcessEnv): ProductionSettings {
  const missing = Object.entries(NEEDED).filter(([name]) => !input[name]);
  if (missing.length > 0)
    throw new Error(
      `Production needs ${missing.map(([name, what]) => `${name} (${what})`).join(', ')}; see docs/operation.md.`,
    );
  if (input['MODE'] && input['MODE'] !== 'production')
    throw new Error(`MODE=${input['MODE']} is not production; npm start runs MODE=${input['MODE']}.`);
  return {
    environment: { ...input, MODE: 'production', NODE_ENV: 'production' },
    apiUrl: input['API_URL'] ?? `http://127.0.0.1:${input['API_PORT'] ?? '4201'}`,
  };
}

/** The configured addresses, for the terminal. */
export const describeOrigins = (environment: NodeJS.ProcessEnv): string =>
  Object.values(SITES)
    .map(({ iso, productionHost }) => `\n  https://${environment[`SITE_HOST_${iso}`] ?? productionHost}`)
    .join('') + `\n  shell on port ${environment['PORT'] ?? '4200'}, API on port ${environment['API_PORT'] ?? '4201'}`;
