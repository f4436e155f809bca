import type { Pool } from 'pg';

/** Whether the database responds within a time. */
export async function pingDatabase(pool: Pick<Pool, 'query'>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const isGood = await Promise.race([query, late]);
  clearTimeout(timer);
  return isGood;
}
