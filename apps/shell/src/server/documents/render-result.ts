export type RenderResult =
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: number;
      readonly setCookies: readonly string[];
    }
  | {
      readonly kind: 'document';
      readonly status: number;
      /** UTF-8, between which the nonce stands; each with memory of its own, so that it can be handed to another thread. */
      readonly pieces: readonly Uint8Array<ArrayBuffer>[];
      /** The same compressed (`zipPieces`), of a page that is cached. */
      readonly zipped?: readonly Buffer[];
      /** Of an error page or a rejected form that is worth retrying. */
      readonly retryAfterSeconds?: number;
      /** The request that an error page names; absent on pages that name none. */
      readonly visibleRequestId?: string;
      /** A form's CSRF value, or what belongs to somebody with a login. */
      readonly hasSecrets: boolean;
      /** Has nothing that is somebody's secret: the browser's back/forward cache may have it. */
      readonly isRestorable?: true;
      readonly setCookies: readonly string[];
    }
  /** A form was sent to a page that takes none. */
  | { readonly kind: 'no-form'; readonly setCookies: readonly string[] };
