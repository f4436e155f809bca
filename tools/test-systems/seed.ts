import { ensureSeededDemo } from './seeded-demo.ts';

/** Seeds the demonstration of this build and day ahead of those who copy it. */
await ensureSeededDemo(new Date());
