import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';
import { type Cost, measureInTurn, type Sides } from '../peers/measure-in-turn.ts';
import { readMemory, type Shop, type ShopServer } from '../peers/shop.ts';
import { startHeizplatz } from '../peers/start-heizplatz.ts';
import { type Start, startInTurn } from '../peers/start-in-turn.ts';
import { startVendure } from '../peers/start-vendure.ts';

const ORDERS = { warmUp: 40, count: 12 };
const LISTS = { warmUp: 300, count: 100 };
const IDLE_MS = 20_000;

const total = ({ server, database }: Cost): number => server + database;
const show = (value: number): string => value.toFixed(1);
const describe = (cost: Cost): string =>
  `${show(total(cost))} ms (server ${show(cost.server)}, database ${show(cost.database)}; ${show(cost.wall)} by the clock)`;

async function measure(sides: Sides, [own, theirs]: readonly [Start, Start]): Promise<Metric[]> {
  await pause(IDLE_MS);
  const [memory, theirMemory] = [readMemory(sides[0]), readMemory(sides[1])];
  const [calls, theirCalls] = [await sides[0].server.order(), await sides[1].server.order()];
  const [order, theirOrder] = await measureInTurn(sides, ORDERS, (server) => server.order());
  const [list, theirList] = await measureInTurn(sides, LISTS, (server) => server.list());
  const load = `load ${show(loadavg()[0] ?? NaN)}`;
  return [
    {
      name: 'whole guest order, CPU of server and database',
      against: 'absolute',
      value: total(order),
      unit: 'ms',
      target: LIMITS['whole guest order, CPU'],
      note: `${calls} calls; ${load}`,
    },
    {
      name: 'whole guest order, CPU of server and database',
      against: 'Vendure, the same steps',
      value: total(order) / total(theirOrder),
      unit: 'ratio',
      target: LIMITS['whole guest order, CPU against Vendure'],
      note: `${describe(order)} in ${calls} calls against ${describe(theirOrder)} in ${theirCalls}; ${load}`,
    },
    {
      name: 'priced list, CPU of server and database',
      against: 'Vendure, a search by product',
      value: total(list) / total(theirList),
      unit: 'ratio',
      target: LIMITS['priced list, CPU against Vendure'],
      note: `${describe(list)} against ${describe(theirList)}; ${load}`,
    },
    {
      name: 'memory at rest of server and database',
      against: 'Vendure without its worker',
      value: memory / theirMemory,
      unit: 'ratio',
      target: LIMITS['memory at rest against Vendure'],
      note: `PSS ${Math.round(memory)} MB against ${Math.round(theirMemory)}`,
    },
    {
      name: 'start until the first list',
      against: 'Vendure, the same',
      value: own.seconds / theirs.seconds,
      unit: 'ratio',
      target: LIMITS['start until the first list against Vendure'],
      note: `${show(own.seconds)} s against ${show(theirs.seconds)}, ${show(own.cpu)} and ${show(theirs.cpu)} of the processor; ${load}`,
    },
  ];
}

export async function row(): Promise<readonly Metric[]> {
  const shops: Shop[] = [];
  const servers: ShopServer[] = [];
  try {
    for (const start of [startHeizplatz, startVendure]) shops.push(await start());
    const [heizplatz, vendure] = shops;
    if (!heizplatz || !vendure) throw new Error('A shop did not start');
    const started = await startInTurn([heizplatz, vendure]);
    servers.push(...started.map(({ server }) => server));
    const sides: Sides = [
      { shop: heizplatz, server: started[0].server },
      { shop: vendure, server: started[1].server },
    ];
    return await measure(sides, [started[0].start, started[1].start]);
  } finally {
    for (const { stop } of [...servers, ...shops.reverse()]) await stop();
  }
}
