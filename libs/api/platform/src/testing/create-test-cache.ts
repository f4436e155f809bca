import type { CallCache } from '../cache/call-cache';

const nothing = (): Promise<void> => Promise.resolve();

/**
 * For specs, which write to the database and request at once: all is computed anew. Only the index of places, which takes
 * long, is cached: specs change no postcode after their first request.
 */
export function createTestCache(): CallCache {
  const places = new Map<string, Promise<object>>();
  return {
    answer: (_, __, make) => make(),
    object: <Value extends object>(
      { tags }: { readonly tags?: readonly string[] },
      key: string,
      make: () => Promise<Value>,
    ) => {
      if (tags?.join() !== 'places') return make();
      const made = (places.get(key) as Promise<Value> | undefined) ?? make();
      places.set(key, made);
      made.catch(() => places.delete(key));
      return made;
    },
    forget: nothing,
    onForget: () => () => undefined,
    clear: nothing,
    families: () => [],
    lastFlush: () => null,
    warm: nothing,
    onWarm: () => undefined,
    close: nothing,
  };
}
