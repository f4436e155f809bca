import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';
import { prepareReleases, RELEASES_DIR } from '../prepare-releases.ts';
import { buildRenderer } from '../render/build-renderer.ts';
import { PAGES } from '../render/pages.ts';
import type { Drawing } from '../render/rendering.ts';
import { startRenderer, type Renderer } from '../render/start-renderer.ts';
import { startDemoApi } from '../start-demo-api.ts';

const ROUNDS = 21;
const MS = 300;
const WARM_UP_MS = 6000;

/** One process each: a process that renders more has better compiled code. */
interface Renderers {
  readonly shell: Renderer;
  readonly stream: Renderer;
}

interface Round {
  readonly shell: Drawing;
  readonly stream: Drawing;
}

/** Each in turn, so that other load of the machine affects both. */
async function renderRound({ shell, stream }: Renderers, path: string, ms: number): Promise<Round> {
  const rendered = await shell.render({ path, way: 'shell', ms });
  const { answers } = rendered;
  return { shell: rendered, stream: await stream.render({ path, ms, answers, way: 'renderToPipeableStream' }) };
}

async function measure(renderers: Renderers, page: keyof typeof PAGES): Promise<Metric> {
  const first = await renderRound(renderers, PAGES[page], WARM_UP_MS);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await renderRound(renderers, PAGES[page], MS));
  const cpu = (of: keyof Round) => median(rounds.map((round) => round[of].cpuMicrosPerPage));
  const toText = (of: keyof Round) =>
    `${Math.round(median(rounds.map((round) => round[of].pagesPerSecond)))}/s at ${(cpu(of) / 1000).toFixed(2)} ms of CPU`;
  const size = `${Math.round(Buffer.byteLength(first.shell.html) / 1000)} KB`;
  return {
    name: `${page}, pages a second`,
    against: 'renderToPipeableStream, data in memory',
    value: median(rounds.map(({ shell, stream }) => shell.pagesPerSecond / stream.pagesPerSecond)),
    unit: 'ratio',
    target: LIMITS[`${page} with loaders`],
    note: `${size}; ${toText('shell')} against ${toText('stream')}; by CPU ${(cpu('stream') / cpu('shell')).toFixed(2)}`,
  };
}

/** Pages rendered by the shell's own code, from remotes in their release folders; calls are replayed from memory. */
export async function row(): Promise<readonly Metric[]> {
  await prepareReleases();
  await buildRenderer();
  const api = await startDemoApi();
  const stops = [api.stop];
  const open = () => {
    const renderer = startRenderer(api.url, RELEASES_DIR);
    stops.push(renderer.stop);
    return renderer;
  };
  try {
    const renderers = { shell: open(), stream: open() };
    return [await measure(renderers, 'home page'), await measure(renderers, 'offer list')];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
