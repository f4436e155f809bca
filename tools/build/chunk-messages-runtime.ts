/** Name of the shell's object on the page that takes messages (apps/shell/src/browser/chunk-messages.ts). */
export const MESSAGES_GLOBAL = 'heizplatzMessages';

/** Folder of a browser build with the chunks' messages. */
export const MESSAGES_FOLDER = 'messages';

/** Address of a chunk's messages within its build. */
export const messagesFile = (chunk: string, hash: string, locale: string): string =>
  `${MESSAGES_FOLDER}/${chunk}.${hash}.${locale}.js`;

/** What that file holds. `key` names build and chunk. */
export const messagesScript = (key: string, messages: Readonly<Record<string, unknown>>): string =>
  `${MESSAGES_GLOBAL}.take(${JSON.stringify(key)},${JSON.stringify(messages)});`;

/**
 * A chunk handler for webpack's runtime: a request for a chunk also waits for its messages in the page's locale,
 * which are loaded in parallel. Messages that fail to load fail as the chunk itself would, and are requested again
 * the next time.
 */
export function chunkMessagesRuntime(build: string, hashes: Readonly<Record<string, string>>): string {
  return `
var hashes = ${JSON.stringify(hashes)};
var arriving = {};
__webpack_require__.f.messages = (chunk, promises) => {
  if (!Object.hasOwn(hashes, chunk)) return;
  promises.push(arriving[chunk] ||= new Promise((arrive, fail) => {
    var page = globalThis.${MESSAGES_GLOBAL};
    var key = ${JSON.stringify(`${build}/`)} + chunk;
    var file = __webpack_require__.p + ${JSON.stringify(`${MESSAGES_FOLDER}/`)} + chunk + "." + hashes[chunk] + "." + page.locale + ".js";
    __webpack_require__.l(file, () => {
      if (page.has(key)) return arrive();
      delete arriving[chunk];
      fail(Object.assign(new Error("Loading chunk " + chunk + " failed: its messages did not come from " + file), { name: "ChunkLoadError" }));
    }, "messages-" + chunk);
  }));
};`;
}
