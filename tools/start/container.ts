import { beginProcess } from './begin-process.ts';
import { createSystem } from './system.ts';

/** `node tools/start/container.ts api|shell`: the one process of a container (deploy/containers), looked after. */
const BUNDLES = new Map([
  ['api', 'dist/apps/api/main.js'],
  ['shell', 'dist/apps/shell/server/main.js'],
]);

const system = createSystem();
await system.run(async () => {
  const [, , name = ''] = process.argv;
  const bundle = BUNDLES.get(name);
  if (bundle === undefined) throw new Error(`Name one of ${[...BUNDLES.keys()].join(', ')} instead of '${name}'.`);
  // Who collects a container's output filters it there.
  await system.keepProcessRunning(name, beginProcess(name, bundle, { LOG_LEVEL: 'info', ...process.env }));
});
