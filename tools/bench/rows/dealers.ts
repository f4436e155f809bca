import { startApiMarkets, type ApiMarket } from '../api-markets.ts';
import { median, type Metric } from '../metric.ts';
import { LIMITS } from '../limits.ts';
import { load, type Load } from '../load.ts';
import { different } from '../price-requests.ts';

const ROUNDS = 5;
/** Requests of one measurement, and of the warm-up before all. */
const COUNT = 6000;
const WARM_UP = 12_000;
/** Some of a place's branches do not sell to everybody, so this makes some 25 offers a postcode. */
const BRANCHES_PER_PLACE = 30;

interface Round {
  readonly few: Load;
  readonly many: Load;
}

/** Lists of offers computed anew by two APIs, in turn. */
async function measure(few: ApiMarket, many: ApiMarket): Promise<Metric> {
  for (const market of [few, many]) await load(market, different(market), WARM_UP);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ few: await load(few, different(few), COUNT), many: await load(many, different(many), COUNT) });
  const toText = (of: keyof Round) => {
    const perSecond = median(rounds.map((round) => round[of].requestsPerSecond));
    const cpu = median(rounds.map((round) => round[of].cpuMicrosPerRequest));
    return `${Math.round(perSecond)}/s at ${Math.round(cpu)} µs of CPU`;
  };
  return {
    name: `offers of a postcode, ${many.dealers} dealers`,
    against: `${few.dealers} dealers`,
    value: median(rounds.map((round) => round.few.requestsPerSecond / round.many.requestsPerSecond)),
    unit: 'ratio of time',
    target: LIMITS['offers, 4,000 dealers against 400'],
    note: `${toText('few')} against ${toText('many')}`,
  };
}

/** POST berechnen at the API's own port, over real HTTP, price book and database. */
export async function row(): Promise<readonly Metric[]> {
  const { markets, stop } = await startApiMarkets([400, 4000], BRANCHES_PER_PLACE);
  try {
    const [few, many] = markets;
    if (!few || !many) throw new Error('No market was started');
    return [await measure(few, many)];
  } finally {
    await stop();
  }
}
