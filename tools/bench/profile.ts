import { parseArgs } from 'node:util';
import { prepareReleases, RELEASES_DIR } from './prepare-releases.ts';
import { profileOrders, profilePrices } from './profile/profile-api.ts';
import { reportProfile } from './profile/report-profile.ts';
import { buildRenderer } from './render/build-renderer.ts';
import { PAGES } from './render/pages.ts';
import { startRenderer } from './render/start-renderer.ts';
import { startDemoApi } from './start-demo-api.ts';

/**
 * `npm run bench:profile [-- prices orders pages]`: where time goes, by owner and by function, and a flame graph of
 * each in docs/performance: prices that the API computes anew, orders, the start page and the offer list.
 */
const WARM_UP_MS = 6000;
const MS = 8000;

async function profilePages(): Promise<void> {
  await prepareReleases();
  await buildRenderer();
  const api = await startDemoApi();
  const stops = [api.stop];
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      // A process each: one that renders more has other compiled code.
      const renderer = startRenderer(api.url, RELEASES_DIR);
      stops.push(renderer.stop);
      await renderer.render({ path, way: 'shell', ms: WARM_UP_MS });
      const { profile, pagesPerSecond } = await renderer.render({ path, way: 'shell', ms: MS, isProfiled: true });
      if (!profile) throw new Error('The renderer returned no profile');
      reportProfile(profile, {
        file: `render-${page.replaceAll(' ', '-')}`,
        title: `${page}, rendered by the shell with loaders, calls from memory (npm run bench:profile -- pages)`,
        note: `${Math.round(pagesPerSecond)} pages a second`,
      });
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  prices: profilePrices,
  orders: profileOrders,
  pages: profilePages,
};
const { positionals } = parseArgs({ allowPositionals: true });
for (const name of positionals.length > 0 ? positionals : Object.keys(WAYS)) {
  const run = WAYS[name];
  if (!run) throw new Error(`Unknown profile ${name}. Profiles: ${Object.keys(WAYS).join(', ')}`);
  await run();
}
