/** Thrown at start; its message names each wrong variable. */
export class ConfigError extends Error {}
