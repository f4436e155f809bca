export {};

/**
 * Loaded before the processes of the faults' run (node --import): the machine's clock is an hour ahead for the API whose
 * API_PORT is SHIFTED_API_PORT. Timers go on as they are.
 */
const AHEAD_MS = 3_600_000;

const { API_PORT, SHIFTED_API_PORT } = process.env;
if (API_PORT !== undefined && API_PORT === SHIFTED_API_PORT) {
  const now = () => trueDate.now() + AHEAD_MS;
  const trueDate = Date;
  globalThis.Date = new Proxy(trueDate, {
    construct: (target, parts: [string]) => (parts.length > 0 ? new target(...parts) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
