import type { LoaderContext } from 'webpack';

/** One icon's path data by its name, in one line or two. */
const ICON = /^ {2}'?([\w-]+)'?:\s+'[^']*',\n/gm;

/** A webpack loader for the icons' paths: those that the code of a build names. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function iconLoader(this: LoaderContext<{ used: readonly string[] }>, source: string): string {
  const { used } = this.getOptions();
  return source.replace(ICON, (icon, name: string) => (used.includes(name) ? icon : ''));
}
