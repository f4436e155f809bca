import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';
import { prepareReleases, RELEASES_DIR } from '../prepare-releases.ts';
import { buildRenderers } from '../render/build-renderers.ts';
import { PAGES, ROWS_PATH } from '../render/pages.ts';
import type { Drawing } from '../render/rendering.ts';
import { startRenderer, type Renderer } from '../render/start-renderer.ts';
import { startDemoApi } from '../start-demo-api.ts';

const ROUNDS = 21;
const MS = 300;
const WARM_UP_MS = 6000;

interface Renderers {
  readonly federated: Renderer;
  readonly whole: Renderer;
  /** One process each: a process that renders more has better compiled code. */
  readonly string: Renderer;
  readonly stream: Renderer;
}

interface Round {
  readonly federated: Drawing;
  readonly whole: Drawing;
  readonly string: Drawing;
  readonly stream: Drawing;
}

/** Each in turn, so that other load of the machine affects all equally. */
async function drawRound(drawers: Renderers, path: string, ms: number): Promise<Round> {
  const federated = await drawers.federated.render({ path, way: 'shell', ms });
  const task = { path, ms, answers: federated.answers };
  return {
    federated,
    whole: await drawers.whole.render({ ...task, way: 'shell' }),
    string: await drawers.string.render({ ...task, way: 'renderToString' }),
    stream: await drawers.stream.render({ ...task, way: 'renderToPipeableStream' }),
  };
}

type Of = (round: Round) => Drawing;

function compare(rounds: readonly Round[], a: Of, b: Of) {
  const pages = (of: Of) => median(rounds.map((round) => of(round).pagesPerSecond));
  const cpu = (of: Of) => median(rounds.map((round) => of(round).cpuMicrosPerPage));
  const toText = (of: Of) => `${Math.round(pages(of))}/s at ${(cpu(of) / 1000).toFixed(2)} ms of CPU`;
  return {
    /** Of pages a second. */
    ratio: median(rounds.map((round) => a(round).pagesPerSecond / b(round).pagesPerSecond)),
    note: `${toText(a)} against ${toText(b)}; by CPU ${(cpu(b) / cpu(a)).toFixed(2)}`,
  };
}

async function measure(drawers: Renderers, page: keyof typeof PAGES): Promise<Metric[]> {
  const first = await drawRound(drawers, PAGES[page], WARM_UP_MS);
  if (first.federated.html !== first.whole.html) throw new Error(`${page} renders differently without federation`);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await drawRound(drawers, PAGES[page], MS));
  const federated: Of = (round) => round.federated;
  const unfederated = compare(rounds, (round) => round.whole, federated);
  const stream = compare(rounds, federated, (round) => round.stream);
  const string = compare(rounds, federated, (round) => round.string);
  const size = `${Math.round(Buffer.byteLength(first.federated.html) / 1000)} KB`;
  return [
    {
      name: `${page}, federated`,
      against: 'the same tree without federation',
      value: unfederated.ratio,
      unit: 'ratio of time',
      target: LIMITS['page, federated against not federated'],
      note: `${size}, whole document with loaders; without federation: ${unfederated.note}`,
    },
    {
      name: `${page}, pages a second`,
      against: 'renderToPipeableStream, data in memory',
      value: stream.ratio,
      unit: 'ratio',
      target: LIMITS[`${page} with loaders`],
      note: stream.note,
    },
    {
      name: `${page}, pages a second`,
      against: 'renderToString, data in memory',
      value: string.ratio,
      unit: 'ratio',
      note: string.note,
    },
  ];
}

/** Bare React has the tree at hand; the shell loads, renders and writes the rows into the payload too. */
async function measureRows(drawers: Renderers): Promise<Metric[]> {
  const draw = async (ms: number) => ({
    shell: await drawers.whole.render({ path: ROWS_PATH, way: 'shell', ms }),
    string: await drawers.string.render({ path: ROWS_PATH, way: 'renderToString', ms }),
    stream: await drawers.stream.render({ path: ROWS_PATH, way: 'renderToPipeableStream', ms }),
  });
  await draw(WARM_UP_MS / 2);
  const rounds: Awaited<ReturnType<typeof draw>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await draw(MS));
  const perSecond = (of: (round: (typeof rounds)[number]) => Drawing) =>
    median(rounds.map((round) => of(round).pagesPerSecond));
  const [shell, string, stream] = [
    perSecond((round) => round.shell),
    perSecond((round) => round.string),
    perSecond((round) => round.stream),
  ];
  const cpu = median(rounds.map(({ shell: { cpuMicrosPerPage } }) => cpuMicrosPerPage));
  const against = (bare: (round: (typeof rounds)[number]) => number) =>
    median(rounds.map((round) => round.shell.pagesPerSecond / bare(round)));
  const name = '1,000 rows of two UUIDs with payload, pages a second';
  const note = `${Math.round(shell)}/s at ${(cpu / 1000).toFixed(2)} ms of CPU against ${Math.round(string)} by renderToString, ${Math.round(stream)} by a stream`;
  return [
    {
      ...{ name, against: 'renderToPipeableStream, data in memory', unit: 'ratio', note },
      value: against((round) => round.stream.pagesPerSecond),
      target: LIMITS['1,000 rows, against a stream'],
    },
    {
      ...{ name, against: 'the faster of string and stream', unit: 'ratio', note },
      value: against((round) => Math.max(round.string.pagesPerSecond, round.stream.pagesPerSecond)),
      target: LIMITS['1,000 rows with payload'],
    },
  ];
}

/**
 * Pages rendered by the shell's own code in one process, from remotes in their release folders; calls are mocked in
 * memory.
 */
export async function row(): Promise<readonly Metric[]> {
  await prepareReleases();
  await buildRenderers();
  const api = await startDemoApi();
  const stops = [api.stop];
  try {
    const open = (name: 'federated' | 'whole') => {
      const renderer = startRenderer(name, api.url, RELEASES_DIR);
      stops.push(renderer.stop);
      return renderer;
    };
    const drawers = {
      federated: open('federated'),
      whole: open('whole'),
      string: open('whole'),
      stream: open('whole'),
    };
    return [
      ...(await measure(drawers, 'home page')),
      ...(await measure(drawers, 'offer list')),
      ...(await measureRows(drawers)),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
