import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
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

/** The page's bytes as they are sent; requested until it is cached, and zipped bytes are there too. */
async function getCachedPage({ port }: Target, encoding: string): Promise<Buffer> {
  const fetchBytes = async (): Promise<Buffer> => {
    const headers = { 'accept-encoding': encoding };
    const [response]: IncomingMessage[] = await once(get({ host: '127.0.0.1', port, path: '/', headers }), 'response');
    if (!response) throw new Error('The shell did not answer');
    return buffer(response);
  };
  await fetchBytes();
  return fetchBytes();
}

interface Round {
  readonly barePlain: Load;
  readonly bareZipped: Load;
  readonly plain: Load;
  readonly zipped: Load;
}

type Of = (round: Round) => Load;

function toMetric(
  rounds: readonly Round[],
  name: string,
  { of, bare }: { readonly of: Of; readonly bare: Of },
): Metric {
  const perSecond = (one: Of) => Math.round(median(rounds.map((r) => one(r).requestsPerSecond)));
  const cpu = (one: Of) => Math.round(median(rounds.map((r) => one(r).cpuMicrosPerRequest)));
  const size = Math.round(median(rounds.map((round) => of(round).bytesPerResponse)) / 1000);
  return {
    name,
    against: 'bare node:http, same bytes',
    value: median(rounds.map((round) => of(round).requestsPerSecond / bare(round).requestsPerSecond)),
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
    const barePlain = await startBareServer([await getCachedPage(shell, 'identity')]);
    stops.push(barePlain.stop);
    await load(shell, getRequest('gzip'), WARM_UP);
    const bareZipped = await startBareServer([await getCachedPage(shell, 'gzip')]);
    stops.push(bareZipped.stop);
    const rounds: Round[] = [];
    for (const bare of [barePlain, bareZipped]) await load(bare, getRequest(), WARM_UP);
    await load(shell, getRequest(), WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        barePlain: await load(barePlain, getRequest(), COUNT),
        plain: await load(shell, getRequest(), COUNT),
        bareZipped: await load(bareZipped, getRequest(), COUNT),
        zipped: await load(shell, getRequest('gzip'), COUNT),
      });
    return [
      toMetric(rounds, 'cached home page, identity', { of: (round) => round.plain, bare: (round) => round.barePlain }),
      toMetric(rounds, 'cached home page, gzip', { of: (round) => round.zipped, bare: (round) => round.bareZipped }),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
