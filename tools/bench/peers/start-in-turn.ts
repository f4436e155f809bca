import { readCpuSeconds } from '../cpu-seconds.ts';
import { median } from '../metric.ts';
import type { Shop, ShopServer } from './shop.ts';

const STARTS = 3;

export interface Start {
  readonly seconds: number;
  /** Of the processor, the server's process alone. */
  readonly cpu: number;
}

interface Started {
  readonly server: ShopServer;
  /** The middle one of several. */
  readonly start: Start;
}

/** Each shop's server several times, in turn; the last ones go on. */
export async function startInTurn(shops: readonly [Shop, Shop]): Promise<readonly [Started, Started]> {
  const starts: [Start[], Start[]] = [[], []];
  const running: ShopServer[] = [];
  const stopAll = async (): Promise<void> => {
    for (const server of running.splice(0)) await server.stop();
  };
  try {
    for (let round = 0; round < STARTS; round++) {
      await stopAll();
      for (const [at, shop] of shops.entries()) {
        const server = await shop.start();
        running.push(server);
        starts[at]?.push({ seconds: server.startSeconds, cpu: readCpuSeconds(server.pid) });
      }
    }
    const [own, theirs] = running;
    if (!own || !theirs) throw new Error('A server did not start');
    return [
      { server: own, start: middle(starts[0]) },
      { server: theirs, start: middle(starts[1]) },
    ];
  } catch (error) {
    await stopAll();
    throw error;
  }
}

const middle = (starts: readonly Start[]): Start => ({
  seconds: median(starts.map(({ seconds }) => seconds)),
  cpu: median(starts.map(({ cpu }) => cpu)),
});
