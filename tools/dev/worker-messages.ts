/** What a build worker reports (tools/dev/build-worker.ts). */
export type WorkerMessage =
  /** A file changed; the app is not up to date until 'built'. */
  | { readonly kind: 'building' }
  /** Messages that the changed code brings, by locale. */
  | { readonly kind: 'messages'; readonly messages: MessagesByLocale }
  /** The browser's build is on the disk. Without errors only. */
  | { readonly kind: 'browser-built'; readonly build: BrowserBuild }
  /** Browser and server are done. */
  | {
      readonly kind: 'built';
      readonly problems: readonly string[];
      /** A remote's new release in the registry; absent when nothing changed, or with problems. */
      readonly version?: string;
      /** Whether the bundle of the server (of the API) is another one than before. */
      readonly hasNewServer: boolean;
      /** Whether code changed that the browser does not have, so that a page cannot take it over by itself. */
      readonly isServerOnly: boolean;
    };

/** What a page compares itself with: webpack's hash, and the style sheets' files. */
export interface BrowserBuild {
  readonly hash: string;
  readonly styles: readonly string[];
}

export type MessagesByLocale = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
