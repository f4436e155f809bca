import { addMessages, type I18n, type Messages } from '@heizplatz/i18n';

/** What the chunk handler of a remote's build calls (tools/build/chunk-messages-runtime.ts); the name is part of a release. */
export interface ChunkMessages {
  readonly locale: string;
  /** `key` is '{container}/{chunk}'. */
  readonly take: (key: string, messages: Messages) => void;
  readonly has: (key: string) => boolean;
}

declare global {
  var heizplatzMessages: ChunkMessages | undefined;
}

/** Lets remotes' chunks add their messages to the page's instance; call it before the first remote is loaded. */
export function receiveChunkMessages(locale: string, i18n: I18n): void {
  const arrived = new Set<string>();
  globalThis.heizplatzMessages = {
    locale,
    take: (key, messages) => {
      arrived.add(key);
      addMessages(i18n, messages);
    },
    has: (key) => arrived.has(key),
  };
}
