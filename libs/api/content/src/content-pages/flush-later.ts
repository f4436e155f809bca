import type { Database, JobQueue } from '@heizplatz/api-platform';

export const FLUSH_CONTENTS = 'flush-contents';

/** Makes every node forget contents at a time when they begin or end by themselves. In the transaction that plans it. */
export async function flushLater(
  jobs: JobQueue,
  tx: Database,
  { tags, at }: { readonly tags: readonly string[]; readonly at: Date },
): Promise<void> {
  await jobs.send(tx, FLUSH_CONTENTS, { tags }, { startAfter: at });
}
