import { once } from 'node:events';
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
/** Beyond that pages do not come back: recovery.ts. */
const RECOVERY_MS = 60_000;

export interface Pages {
  requestCount: number;
  /** What each failed page was answered with. */
  readonly failures: string[];
}

/**
 * Visitors who request pages all the while. `during` names the active fault, so that failures can be attributed.
 */
export class PageVisitors {
  readonly seen = new Map<string, Pages>();
  during = '';
  readonly #closing = new AbortController();
  readonly #visits: Promise<unknown>;
  readonly #origins: readonly string[];
  /** By origin: who waits for a page of it. */
  readonly #waiting = new Map<string, () => void>();

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    this.#visits = Promise.all(origins.map((origin) => this.#look(origin)));
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#visits;
  }

  /**
   * Resolves once each origin has served a page that was requested from now on: servers that are ready may still refuse
   * visitors, while they catch up with what waited. Rejects after `patienceMs`.
   */
  async untilServed(patienceMs = RECOVERY_MS): Promise<void> {
    const waited = AbortSignal.timeout(patienceMs);
    const served = Promise.all(
      this.#origins.map((origin) => new Promise<void>((done) => this.#waiting.set(origin, done))),
    );
    const tired = once(waited, 'abort').then(() => {
      throw new Error(`No page was served within ${patienceMs / 1000} s at ${[...this.#waiting.keys()].join(', ')}`);
    });
    await Promise.race([served, tired]);
  }

  async #look(origin: string): Promise<void> {
    for (let nth = 0; !this.#closing.signal.aborted; nth += 1) {
      const { during } = this;
      const isWaited = this.#waiting.get(origin);
      const failure = await findFailure(`${origin}${PATHS[nth % PATHS.length]}`);
      // What spans two faults is neither's.
      if (during === this.during) this.#count(during, failure);
      if (failure === null && isWaited && this.#waiting.get(origin) === isWaited) {
        this.#waiting.delete(origin);
        isWaited();
      }
      await pause(PAUSE_MS);
    }
  }

  #count(during: string, failure: string | null): void {
    const pages = this.seen.get(during) ?? { requestCount: 0, failures: [] };
    pages.requestCount += 1;
    if (failure !== null) pages.failures.push(failure);
    this.seen.set(during, pages);
  }
}

/** Null for a page that is served; else what came in its place, and after which time. */
async function findFailure(url: string): Promise<string | null> {
  const from = performance.now();
  const because = (what: string) => `${url}: ${what} after ${Math.round(performance.now() - from)} ms`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    return response.status < 500 ? null : because(`${response.status} ${text.slice(0, 200)}`);
  } catch (error) {
    return because(String(error));
  }
}
