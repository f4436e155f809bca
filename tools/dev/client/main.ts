import { EVENTS_PATH, type PageEvent } from '../page-events.ts';
import type { BrowserBuild } from '../worker-messages.ts';
import { showProblems } from './problem-overlay.ts';
import { installRefreshRegistry } from './refresh-registry.ts';
import { takeUpdate } from './take-update.ts';

/** First in the shell's development bundle: takes what is built into the open page, or loads it anew. */
const builds = installRefreshRegistry();
let session: string | undefined;
let queue: Promise<unknown> = Promise.resolve();
let isLeaving = false;

const stream = new EventSource(`${EVENTS_PATH}?owner=${encodeURIComponent(getPageOwner())}`);
stream.addEventListener('message', ({ data }) => {
  const event = JSON.parse(String(data)) as PageEvent;
  // One after the other: an update begins where the one before ended.
  queue = queue.then(() => handle(event));
});

async function handle(event: PageEvent): Promise<void> {
  if (isLeaving) return;
  if (event.kind === 'problems') return showProblems(event.problems);
  if (event.kind === 'messages')
    return void heizplatzMessages?.take('development', event.messages[heizplatzMessages.locale] ?? {});
  if (event.kind === 'reload') return event.app === null || isOnPage(event.app) ? reload() : undefined;
  if (event.kind === 'built') return update(event.app, event.build);
  if (session !== undefined && session !== event.session) return reload();
  session = event.session;
  for (const [app, build] of Object.entries(event.builds)) await update(app, build);
}

async function update(app: string, build: BrowserBuild): Promise<void> {
  if ((await takeUpdate(builds.get(app), app, build)) === 'reload') reload();
}

/** The server responds once it is up to date. */
function reload(): void {
  isLeaving = true;
  location.reload();
}

const isOnPage = (app: string): boolean => app === 'shell' || builds.has(app) || app === getPageOwner();

/** The remote that rendered the document (apps/shell/src/app/page-data.ts). */
function getPageOwner(): string {
  const text = document.getElementById('hp-page')?.textContent ?? '{}';
  return (JSON.parse(text) as { owner?: { name: string } | null }).owner?.name ?? '';
}

declare global {
  /** The shell's object that takes messages (apps/shell/src/browser/chunk-messages.ts). */
  var heizplatzMessages:
    | { locale: string; take: (key: string, messages: Readonly<Record<string, unknown>>) => void }
    | undefined;
}
