import { checkPassword } from '@heizplatz/api-identity';
import { type Config, ConfigError, readConfig } from '@heizplatz/api-platform';

/** Reads the environment, and holds the first admin's password to the rule for all. Throws ConfigError naming what is wrong. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const config = readConfig(environment);
  const fault = config.firstAdmin && checkPassword(config.firstAdmin.password, config.firstAdmin.email);
  if (fault) throw new ConfigError(`FIRST_ADMIN_PASSWORD: ${fault}`);
  return config;
}
