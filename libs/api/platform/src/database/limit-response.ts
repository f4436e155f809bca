/**
 * A database's response, which must come within `limitMs`: rejects when it does not. What has arrived while this process
 * computed is in time: due timers come before it in the event loop, and a busy process is no silent database.
 */
export function limitResponse<T>(response: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`no response within ${limitMs} ms`));
    timer = setTimeout(() => setImmediate(refuse), limitMs).unref();
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}
