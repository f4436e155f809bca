import { globSync } from 'node:fs';
import { ROOT } from '../build/workspace.ts';
import { ATTACKS } from './attacks.ts';

const specs = globSync('{apps,libs,tools}/**/*.spec.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });
const named = Object.entries(ATTACKS).flatMap(([group, paths]) => paths.map((path) => [group, path] as const));

it.each(named)('%s: %s names specs', (_, path) => {
  expect(specs.filter((spec) => spec.startsWith(path)).length).toBeGreaterThan(0);
});
