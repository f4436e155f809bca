import type { BrowserBuild, MessagesByLocale } from './worker-messages.ts';

/** Address of the events' stream, on the shell's own origin. The page's remote stands in the query (`owner`). */
export const EVENTS_PATH = '/__development/events';

/** An error of a build, of the types or of a process that does not start. */
export interface Problem {
  /** An app's name, or 'types'. */
  readonly source: string;
  readonly text: string;
}

/** What an open page learns, as JSON of a server-sent event. */
export type PageEvent =
  /** First on each connection: a page of another session is reloaded, a build that it has not is taken over. */
  | { readonly kind: 'hello'; readonly session: string; readonly builds: Readonly<Record<string, BrowserBuild>> }
  | { readonly kind: 'messages'; readonly messages: MessagesByLocale }
  | { readonly kind: 'built'; readonly app: string; readonly build: BrowserBuild }
  /** Only a new document shows the change. `app` null: every page. */
  | { readonly kind: 'reload'; readonly app: string | null }
  /** All there are; none when everything is mended. */
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };
