import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/workspace.ts';
import { findRemotes } from '../build/apps.ts';

const USAGE = `npm run generate -- slice APP NAME PATH   a screen: route, view, styles, spec, registered
npm run generate -- call AREA NAME        a call: contract, handler, spec, registered
npm run generate -- remote NAME           a remote with a page at /NAME: project, types, registered
npm run generate -- team-repository NAME --out DIR [--packages URL]
                                          a repository of its own for a remote with a page at /NAME
  APP   a remote: ${findRemotes(ROOT).join(', ')}
  NAME  in kebab-case: order-tracking; a call's begins with a verb: get-order-tracking
  PATH  as routes have it: /kunde/bestellung/:orderId
  AREA  a folder of libs/api/*/src: site, pricing, order-process, …; MODULE/AREA for a new one`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // Where to write; another folder than this repository is for the specs.
  options: { root: { type: 'string', default: ROOT }, out: { type: 'string' }, packages: { type: 'string' } },
});

try {
  const files = await generate(positionals, values);
  console.log(files.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

/** Loads what the kind needs alone. */
async function generate([kind, ...names]: string[], { root, out, packages }: typeof values): Promise<string[]> {
  const [first = '', second = '', third = ''] = names;
  if (kind === 'slice' && names.length === 3)
    return (await import('./generate-slice.ts')).generateSlice(root, first, second, third);
  if (kind === 'remote' && names.length === 1)
    return (await import('./generate-remote.ts')).generateRemote(root, first);
  if (kind === 'team-repository' && names.length === 1 && out !== undefined) {
    const { generateTeamRepository } = await import('./generate-team-repository.ts');
    return generateTeamRepository(resolve(out), first, { packages });
  }
  if (kind === 'call' && names.length === 2)
    return (await import('./generate-call.ts')).generateCall(root, first, second);
  throw new Error(USAGE);
}
