import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { prepareReleases, RELEASES_DIR } from './prepare-releases.ts';
import { groupSelfTime, toCallTree } from './profile/call-tree.ts';
import { drawFlameGraph } from './profile/flame-graph.ts';
import { createFrameNames } from './profile/name-frames.ts';
import { buildRenderers } from './render/build-renderers.ts';
import type { Drawing } from './render/rendering.ts';
import { PAGES, ROWS_PATH } from './render/pages.ts';
import { startRenderer } from './render/start-renderer.ts';
import { startDemoApi } from './start-demo-api.ts';

/**
 * `node tools/bench/profile.ts`: where the time of rendering the start page, the offer list and 1,000 rows goes, by owner and by
 * function, and a flame graph of each in docs/performance.
 */
const OUT = join(ROOT, 'docs/performance');
const WARM_UP_MS = 6000;
const MS = 8000;
const MOST_ROWS = 30;

function report(page: string, { profile, pagesPerSecond }: Drawing): void {
  if (!profile) throw new Error('The renderer returned no profile');
  const root = toCallTree(profile, createFrameNames());
  const percent = (micros: number) => `${((micros / root.totalMicros) * 100).toFixed(1)} %`;
  const show = (rows: readonly [string, number][]) =>
    console.table(rows.slice(0, MOST_ROWS).map(([name, micros]) => ({ name, self: percent(micros) })));
  console.log(`${page}: ${Math.round(pagesPerSecond)} pages a second while profiled`);
  show(groupSelfTime(root, ({ owner }) => owner));
  show(groupSelfTime(root, ({ owner, name }) => `${owner} ${name}`));
  mkdirSync(OUT, { recursive: true });
  const title = `${page}, rendered by the shell with loaders, calls from memory (node tools/bench/profile.ts)`;
  writeFileSync(join(OUT, `render-${page.replaceAll(' ', '-')}.svg`), drawFlameGraph(root, title));
}

await prepareReleases();
await buildRenderers();
const api = await startDemoApi();
const stops = [api.stop];
try {
  for (const [page, path] of Object.entries({ ...PAGES, 'thousand rows': ROWS_PATH })) {
    // A process each: one that renders more has other compiled code.
    const renderer = startRenderer('federated', api.url, RELEASES_DIR);
    stops.push(renderer.stop);
    await renderer.render({ path, way: 'shell', ms: WARM_UP_MS });
    report(page, await renderer.render({ path, way: 'shell', ms: MS, isProfiled: true }));
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}
