import { type Config, readConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { checkPassword } from './identity/check-password';

/** Reads the environment, and holds the first admin's password to the rule for all. Throws ConfigError naming what is wrong. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const config = readConfig(environment);
  const fault = config.firstAdmin && checkPassword(config.firstAdmin.password, config.firstAdmin.email);
  if (fault) throw new ConfigError(`FIRST_ADMIN_PASSWORD: ${fault}`);
  return config;
}
