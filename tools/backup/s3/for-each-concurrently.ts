const AT_ONCE = 8;

/** Does it for all, some at once; throws what the first that failed threw. */
export async function forEachConcurrently<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await action(item);
    }),
  );
}
