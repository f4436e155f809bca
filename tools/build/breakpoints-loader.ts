import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { withBreakpoints } from './with-breakpoints.ts';
import { TOOLS_ROOT } from './workspace.ts';

const DEFINITIONS = join(TOOLS_ROOT, 'libs/ui/src/styles/breakpoints.css');

/** Puts the widths of libs/ui's breakpoints in the place of their names. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function breakpointsLoader(this: LoaderContext<unknown>, source: string): string {
  this.addDependency(DEFINITIONS);
  return withBreakpoints(source, readFileSync(DEFINITIONS, 'utf8'));
}
