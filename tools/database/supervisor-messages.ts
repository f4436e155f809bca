/** The supervisor's first message; any later message requests it to stop. */
export interface SupervisorOrder {
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Whether the data folder goes when the server stops (tests). */
  readonly isDisposable: boolean;
}

export type SupervisorResponse =
  | { readonly kind: 'ready'; readonly url: string; readonly dataDir: string }
  | { readonly kind: 'failed'; readonly reason: string };
