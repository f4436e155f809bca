const STORED = 300;
/** A picture takes some hundred milliseconds of CPU: further requests are asked to retry when so many wait. */
const MOST_WAITING = 20;

export type PictureQueue = (key: string, render: () => Promise<Buffer>) => Promise<Buffer | null>;

/** One picture at a time, the last ones cached; null when too many wait. */
export function createPictureQueue(): PictureQueue {
  const pending = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (key, render) => {
    const known = pending.get(key);
    if (known) return known;
    if (waiting >= MOST_WAITING) return null;
    waiting++;
    const rendering = last.then(render).finally(() => waiting--);
    last = rendering.catch(() => undefined);
    pending.set(key, rendering);
    rendering.catch(() => pending.delete(key));
    for (const oldest of pending.keys()) {
      if (pending.size <= STORED) break;
      pending.delete(oldest);
    }
    return rendering;
  };
}
