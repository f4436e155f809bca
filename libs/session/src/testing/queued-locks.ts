/** A browser's lock manager as far as a waiting action uses it: one after the other. */
export function queuedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, action: () => Promise<unknown>) => {
    const next = last.then(action);
    last = next;
    return next;
  };
  return { request: request as LockManager['request'] };
}
