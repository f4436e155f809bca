import type { IncomingMessage, ServerResponse } from 'node:http';
import { EVENTS_PATH, type PageEvent, type Problem } from './page-events.ts';
import type { BrowserBuild } from './worker-messages.ts';

export interface PageStream {
  /** Accepts a page's connection; false when the request is for something else. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly publish: (event: PageEvent) => void;
  readonly setBuild: (app: string, build: BrowserBuild) => void;
  /** The problems of one source, in the place of its earlier ones. */
  readonly setProblems: (source: string, texts: readonly string[]) => void;
  readonly problems: () => readonly Problem[];
  readonly close: () => void;
}

/** Server-sent events for the open pages. `onOwner` learns which remote a page that connects is of. */
export function createPageStream(session: string, onOwner: (owner: string) => void): PageStream {
  const pages = new Set<ServerResponse>();
  const builds: Record<string, BrowserBuild> = {};
  const problems = new Map<string, readonly string[]>();

  const all = () => [...problems].flatMap(([source, texts]) => texts.map((text) => ({ source, text })));
  const send = (page: ServerResponse, event: PageEvent) => page.write(`data: ${JSON.stringify(event)}\n\n`);
  const publish = (event: PageEvent) => pages.forEach((page) => send(page, event));

  return {
    publish,
    problems: all,
    setBuild: (app, build) => {
      builds[app] = build;
      publish({ kind: 'built', app, build });
    },
    setProblems: (source, texts) => {
      const before = JSON.stringify(problems.get(source) ?? []);
      problems.set(source, texts);
      if (JSON.stringify(texts) !== before) publish({ kind: 'problems', problems: all() });
    },
    answer: (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== EVENTS_PATH) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      onOwner(url.searchParams.get('owner') ?? '');
      send(response, { kind: 'hello', session, builds });
      send(response, { kind: 'problems', problems: all() });
      return true;
    },
    close: () => pages.forEach((page) => page.end()),
  };
}
