import { median } from '../metric.ts';
import { type Cpu, measureCpu, type Shop, type ShopServer } from './shop.ts';

const ROUNDS = 5;

export interface Side {
  readonly shop: Shop;
  readonly server: ShopServer;
}

export type Sides = readonly [own: Side, theirs: Side];

/** Milliseconds of one piece of work. */
export interface Cost extends Cpu {
  /** By the clock, one after the other. */
  readonly wall: number;
}

interface Amount {
  /** Until the code is compiled. */
  readonly warmUp: number;
  /** In each round. */
  readonly count: number;
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await work();
}

async function measureEach({ shop, server }: Side, count: number, work: () => Promise<unknown>): Promise<Cost> {
  // While the other was measured, pools closed their connections, and new ones know no statement yet.
  await repeat(Math.ceil(count / 2), work);
  const began = performance.now();
  const cpu = await measureCpu(shop, server, () => repeat(count, work));
  const wall = performance.now() - began;
  return { server: cpu.server / count, database: cpu.database / count, wall: wall / count };
}

const middle = (costs: readonly Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server)),
  database: median(costs.map(({ database }) => database)),
  wall: median(costs.map(({ wall }) => wall)),
});

/** Both in turn, so that other load of the machine affects both; the medians of all rounds. */
export async function measureInTurn(
  sides: Sides,
  { warmUp, count }: Amount,
  work: (server: ShopServer) => Promise<unknown>,
): Promise<readonly [own: Cost, theirs: Cost]> {
  const costs: [Cost[], Cost[]] = [[], []];
  for (const { server } of sides) await repeat(warmUp, () => work(server));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, side] of sides.entries()) costs[at]?.push(await measureEach(side, count, () => work(side.server)));
  return [middle(costs[0]), middle(costs[1])];
}
