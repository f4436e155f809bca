import { median, type Metric } from '../metric.ts';
import { LIMITS } from '../limits.ts';
import { load, type Load, type Target } from '../load.ts';
import type { BenchRequest } from '../send-requests.ts';
import { startBareServer } from '../start-bare-server.ts';
import { startSystem } from '../start-system.ts';

const ROUNDS = 9;
const COUNT = 4000;
const WARM_UP = 8000;

/** A returning visitor's request for the start page, as it is or zipped. */
const getRequest = (encoding?: string): readonly BenchRequest[] => [
  {
    method: 'GET',
    path: '/',
    headers: { cookie: 'hp_locale=de', accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) },
  },
];

/** The uncompressed page; requested until it is cached. */
async function getCachedPage({ port }: Target): Promise<string> {
  const url = `http://127.0.0.1:${port}/`;
  const request = async () => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  await request();
  return request();
}

interface Round {
  readonly bare: Load;
  readonly plain: Load;
  readonly zipped: Load;
}

function toMetric(rounds: readonly Round[], name: string, of: (round: Round) => Load): Metric {
  const perSecond = (one: (round: Round) => Load) => Math.round(median(rounds.map((r) => one(r).requestsPerSecond)));
  const cpu = (one: (round: Round) => Load) => Math.round(median(rounds.map((r) => one(r).cpuMicrosPerRequest)));
  const bare = (round: Round) => round.bare;
  const size = Math.round(median(rounds.map((round) => of(round).bytesPerResponse)) / 1000);
  return {
    name,
    against: 'bare node:http, same bytes',
    value: median(rounds.map((round) => of(round).requestsPerSecond / round.bare.requestsPerSecond)),
    unit: 'ratio',
    target: LIMITS['cached page'],
    note: `${size} KB; ${perSecond(of)}/s at ${cpu(of)} µs of CPU against ${perSecond(bare)}/s at ${cpu(bare)} µs`,
  };
}

/** An anonymous page from the shell's memory, nonce and headers included. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  const stops = [stop];
  try {
    const bareServer = await startBareServer([await getCachedPage(shell)]);
    stops.push(bareServer.stop);
    const rounds: Round[] = [];
    await load(bareServer, getRequest(), WARM_UP);
    await load(shell, getRequest(), WARM_UP);
    await load(shell, getRequest('gzip'), WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        bare: await load(bareServer, getRequest(), COUNT),
        plain: await load(shell, getRequest(), COUNT),
        zipped: await load(shell, getRequest('gzip'), COUNT),
      });
    return [
      toMetric(rounds, 'cached home page, identity', (round) => round.plain),
      toMetric(rounds, 'cached home page, gzip', (round) => round.zipped),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
