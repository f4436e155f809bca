import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/workspace.ts';

/** What the home page imports of a library, as the text of a module. */
export interface Library {
  readonly name: string;
  readonly code: string;
}

const REACT = `
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
used.push(react, jsxRuntime, reactDom, hydrateRoot);`;

/** Shared with remotes, so with all of its exports. */
const shared = (name: string): string => `import * as shared from '${name}';\nused.push(shared);`;

/** Of the router the names that libs/router passes on. */
function readRouterCode(): string {
  const [, names = ''] =
    /^export \{([^}]+)\} from 'react-router-dom';/m.exec(
      readFileSync(join(ROOT, 'libs/router/src/index.ts'), 'utf8'),
    ) ?? [];
  const imported = names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []);
  if (imported.length === 0) throw new Error('libs/router passes on no names of react-router-dom');
  return `import { ${imported.join(', ')} } from 'react-router-dom';\nused.push(${imported.join(', ')});`;
}

/** The libraries that home's scripts cannot do without: all that remotes take from the shell, and cookies. */
export const homeLibraries = (): readonly Library[] => [
  { name: 'react, react-dom', code: REACT },
  { name: 'react-router-dom', code: readRouterCode() },
  { name: 'jotai', code: shared('jotai') },
  { name: 'swr', code: shared('swr') },
  { name: '@lingui/core', code: shared('@lingui/core') },
  { name: '@lingui/react', code: shared('@lingui/react') },
];
