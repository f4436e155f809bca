import { generateKeyPairSync, randomBytes } from 'node:crypto';

const secret = (): string => randomBytes(32).toString('base64url');

/** What all nodes of a cluster have in common, made for one run: a session of one API is read by the other. */
export const makeClusterSecrets = () => ({
  CSRF_SECRET: secret(),
  LINK_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  METRICS_TOKEN: secret(),
  SHELL_TOKEN: secret(),
  TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64url'),
});
