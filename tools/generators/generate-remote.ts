import { describePatternConflict, findPatternConflict } from '@heizplatz/releases';
import { findRemotes, readRemote } from '../build/apps.ts';
import { type Changes, gatherChanges } from './changes.ts';
import { createSliceFiles } from './generate-slice.ts';
import { getNames } from './names.ts';
import {
  appTypesText,
  jestText,
  projectText,
  readmeText,
  remoteText,
  routesSpecText,
  routesText,
  specTypesText,
  typesText,
} from './remote-templates.ts';

const WORKSPACE = 'tools/tsconfig.workspace.json';
const OWNERS = '.github/CODEOWNERS';

/**
 * A new remote with one page at /NAME: its project, types and team, ready to be built and released. Returns the
 * files that were written. Throws, and writes nothing, when the name is invalid or taken, or another remote owns the path.
 */
export async function generateRemote(root: string, name: string): Promise<string[]> {
  const remote = getNames(name);
  const changes = gatherChanges(root);
  checkOwnPath(root, name);
  const app = `apps/${name}`;
  changes.create(`${app}/remote.json`, remoteText(remote));
  changes.create(`${app}/project.json`, projectText(remote));
  changes.create(`${app}/tsconfig.json`, typesText());
  changes.create(`${app}/tsconfig.app.json`, appTypesText());
  changes.create(`${app}/tsconfig.spec.json`, specTypesText());
  changes.create(`${app}/jest.config.js`, jestText(remote));
  changes.create(`${app}/README.md`, readmeText(remote));
  changes.create(`${app}/src/routes.tsx`, routesText(remote));
  changes.create(`${app}/src/routes.spec.ts`, routesSpecText(remote));
  createSliceFiles(changes, `${app}/src/routes/${name}`, { ...remote, path: `/${name}` });
  register(changes, name);
  return changes.write();
}

/** The lists that name each app. */
function register(changes: Changes, name: string): void {
  changes.edit(WORKSPACE, (text) =>
    text.replace(/(?=\n *\{ "path": "\.\.\/apps\/)/, `\n    { "path": "../apps/${name}" },`),
  );
  changes.edit(OWNERS, (text) =>
    text.replace(/(?=\/apps\/api\/)/, `${`/apps/${name}/`.padEnd(24)}@heizplatz/${name}\n`),
  );
}

/** Throws when a remote of the repository owns /NAME. */
export function checkOwnPath(root: string, name: string): void {
  const remote = { name, ...(JSON.parse(remoteText(getNames(name))) as ReturnType<typeof readRemote>) };
  const others = findRemotes(root).map((other) => ({ name: other, ...readRemote(other, root) }));
  const conflict = findPatternConflict(remote, others);
  if (conflict) throw new Error(`${name} cannot be a remote: ${describePatternConflict(conflict)}`);
}
