// eslint-disable-next-line no-restricted-syntax -- jest wants a default export
export default async function stopTestDatabase(): Promise<void> {
  const database: unknown = Reflect.get(globalThis, Symbol.for('heizplatz test database'));
  if (typeof database === 'object' && database !== null && 'stop' in database && typeof database.stop === 'function')
    await database.stop();
}
