/**
 * Waits for all, and then throws what failed first. For statements of a transaction that are sent together: by `Promise.all`
 * the transaction would end at the first failure, and what the others do next would run on a connection that is another's.
 */
export async function settleAll<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const failures: unknown[] = [];
  const record = async (one: unknown): Promise<void> => {
    try {
      await one;
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(work.map(record));
  if (failures.length > 0) throw failures[0];
  return Promise.all(work);
}
