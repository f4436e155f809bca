/** One recording per page, whatever layout is rendered. */
let target: string | null = null;
let stop: (() => void) | null = null;

/**
 * Records to an address, or not at all (null). The recorder is fetched with the first consent; a withdrawal ends it at once and
 * drops what was not sent yet.
 */
export async function storeReplay(url: string | null): Promise<void> {
  if (url === target) return;
  target = url;
  stop?.();
  stop = null;
  if (url === null) return;
  const { recordReplay } = await import(/* webpackChunkName: "record-replay" */ './record-replay');
  // Withdrawn while the recorder was on its way.
  if (target === url && !stop) stop = recordReplay(url);
}
