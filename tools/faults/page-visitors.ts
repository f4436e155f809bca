import { setTimeout as pause } from 'node:timers/promises';

/** A page of each remote that strangers may see, and calls that everybody makes. */
const PATHS = [
  '/',
  '/pelletpreise',
  '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
  '/benutzerkonto/anmeldung',
  '/support',
  '/api/site/1/places?text=Berlin',
];
const PAUSE_MS = 150;
/** A visitor waits no longer. */
const PATIENCE_MS = 10_000;

export interface Pages {
  requestCount: number;
  failed: number;
}

/**
 * Visitors who request pages all the while. `during` names the active fault, so that failures can be attributed.
 */
export class PageVisitors {
  readonly seen = new Map<string, Pages>();
  during = '';
  readonly #closing = new AbortController();
  readonly #visits: Promise<unknown>;

  constructor(origins: readonly string[]) {
    this.#visits = Promise.all(origins.map((origin) => this.#look(origin)));
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#visits;
  }

  async #look(origin: string): Promise<void> {
    for (let nth = 0; !this.#closing.signal.aborted; nth += 1) {
      const during = this.during;
      const isServed = await isAnswered(`${origin}${PATHS[nth % PATHS.length]}`);
      // What spans two faults is neither's.
      if (during === this.during) this.#count(during, isServed);
      await pause(PAUSE_MS);
    }
  }

  #count(during: string, isServed: boolean): void {
    const pages = this.seen.get(during) ?? { requestCount: 0, failed: 0 };
    pages.requestCount += 1;
    if (!isServed) pages.failed += 1;
    this.seen.set(during, pages);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.text();
    return response.status < 500;
  } catch {
    return false;
  }
}
