import { startApiMarkets, type ApiMarket } from '../api-markets.ts';
import { median, type Metric } from '../metric.ts';
import { LIMITS } from '../limits.ts';
import { load, type Load, type Target } from '../load.ts';
import type { BenchRequest } from '../send-requests.ts';
import { addOptions, different, repeated } from '../price-requests.ts';
import { startBareServer } from '../start-bare-server.ts';

const ROUNDS = 5;
/** Requests of one measurement, and of the warm-up before all. */
const COUNT = 6000;
const WARM_UP = 12_000;
/** Some of a place's branches do not sell to everybody, so this makes some 25 offers a postcode. */
const BRANCHES_PER_PLACE = 30;
async function getResponses({ port }: Target, queries: readonly BenchRequest[]): Promise<string[]> {
  const responses: string[] = [];
  for (const { path, headers, body } of queries) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...headers },
      ...(body !== undefined && { body }),
    });
    responses.push(await response.text());
  }
  return responses;
}

/** Children have no Children of their own. */
const offersIn = (answer: string): number => answer.split('"Children":').length - 1;

interface Round {
  readonly bare: Load;
  /** Responses that the API has cached. */
  readonly cached: Load;
  readonly anew: Load;
  /** Made anew with a tenth of the dealers. */
  readonly anewOfFew: Load;
  /** Options and three stations, made anew, and node:http with the same bytes. */
  readonly optionsAnew: Load;
  readonly bareOptions: Load;
}

const perSecond = (of: (round: Round) => Load) => (round: Round) => of(round).requestsPerSecond;
const cpu = (of: (round: Round) => Load) => (round: Round) => of(round).cpuMicrosPerRequest;

function compare(rounds: readonly Round[], a: (round: Round) => Load, b: (round: Round) => Load) {
  const metrics = (of: (round: Round) => Load) =>
    `${Math.round(median(rounds.map(perSecond(of))))}/s at ${Math.round(median(rounds.map(cpu(of))))} µs of CPU`;
  const cpuRatio = median(rounds.map((round) => cpu(b)(round) / cpu(a)(round)));
  return {
    ratio: median(rounds.map((round) => perSecond(a)(round) / perSecond(b)(round))),
    note: `${metrics(a)} against ${metrics(b)}; by CPU ${cpuRatio.toFixed(2)}`,
  };
}

async function measure(few: ApiMarket, many: ApiMarket): Promise<Metric[]> {
  const responses = await getResponses(many, repeated(many));
  const offers = median(responses.map(offersIn));
  const everySixtieth = addOptions(many).filter((_, index) => index % 60 === 0);
  const optionAnswers = await getResponses(many, everySixtieth);
  const bareServer = await startBareServer(responses);
  const bareOptionsServer = await startBareServer(optionAnswers);
  const rounds: Round[] = [];
  try {
    for (const target of [few, many]) await load(target, different(target), WARM_UP);
    for (const target of [bareServer, bareOptionsServer, many]) await load(target, repeated(many), WARM_UP);
    await load(many, addOptions(many), WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        bare: await load(bareServer, repeated(many), COUNT),
        cached: await load(many, repeated(many), COUNT),
        anew: await load(many, different(many), COUNT),
        anewOfFew: await load(few, different(few), COUNT),
        optionsAnew: await load(many, addOptions(many), COUNT),
        bareOptions: await load(bareOptionsServer, addOptions(many), COUNT),
      });
  } finally {
    await bareServer.stop();
    await bareOptionsServer.stop();
  }
  const size = `${offers} offers, ${Math.round(median(rounds.map(({ bare }) => bare.bytesPerResponse)) / 1000)} KB a response`;
  const bare = ({ bare: one }: Round) => one;
  const cached = compare(rounds, (round) => round.cached, bare);
  const anew = compare(rounds, (round) => round.anew, bare);
  const growth = compare(
    rounds,
    (round) => round.anewOfFew,
    (round) => round.anew,
  );
  const options = compare(
    rounds,
    (round) => round.optionsAnew,
    (round) => round.bareOptions,
  );
  const against = 'bare node:http, same bytes';
  const name = `berechnen, ${many.dealers} dealers`;
  return [
    {
      name: `${name}, cached`,
      against,
      value: cached.ratio,
      unit: 'ratio',
      target: LIMITS['prices, cached'],
      note: `${size}; ${cached.note}`,
    },
    {
      name: `${name}, uncached`,
      against,
      value: anew.ratio,
      unit: 'ratio',
      target: LIMITS['prices, computed anew'],
      note: `${size}; ${anew.note}`,
    },
    {
      name: `${name}, uncached`,
      against: `${few.dealers} dealers`,
      value: growth.ratio,
      unit: 'ratio of time',
      target: LIMITS['prices, 4,000 dealers against 400'],
      note: growth.note,
    },
    {
      name: `${name}, with options and 3 delivery points, uncached`,
      against,
      value: options.ratio,
      unit: 'ratio',
      target: LIMITS['prices, computed anew with options'],
      note: `${median(optionAnswers.map(offersIn))} offers; ${options.note}`,
    },
  ];
}

/** POST /api/kalkulation/berechnen at the API's own port, over real HTTP, price book and database. */
export async function row(): Promise<readonly Metric[]> {
  const { markets, stop } = await startApiMarkets([400, 4000], BRANCHES_PER_PLACE);
  try {
    const [few, many] = markets;
    if (!few || !many) throw new Error('No market was started');
    return await measure(few, many);
  } finally {
    await stop();
  }
}
