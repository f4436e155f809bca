import { isSpec, type ImportGraph, relatedSpecs } from './related-specs.ts';

/** What a change is checked by; empty lists mean that a check has nothing to do. */
export interface ValidationPlan {
  /** Files for oxfmt. */
  readonly formatted: readonly string[];
  readonly specs: readonly string[];
  /** Apps whose catalogues may differ from the code now; a lib's text may stand in any. */
  readonly catalogues: 'all' | readonly string[];
  readonly hasScripts: boolean;
  /** Files that nothing checks: a validation that names some has failed. */
  readonly unchecked: readonly string[];
}

interface Workspace {
  /** Every file of the checkout, by path below its root. */
  readonly files: readonly string[];
  readonly imports: ImportGraph;
}

/** These decide how everything is built or tested. */
const WORKSPACE_RULES =
  /^(package-lock\.json|tsconfig\.base\.json|nx\.json|jest\.(config|preset)\.js|lingui\.config\.js|\.swcrc)$|^tools\/checks\/[^/]+\.cjs$/;
const FORMATTED = /\.(tsx?|[cm]?js|json|css|md|ya?ml)$/;
const SCRIPT = /\.tsx?$/;
const BROWSER_SPECS = 'apps/e2e/';
const API = 'apps/api/';
const API_MODULES = 'libs/api/';

const getProject = (file: string): string | undefined => /^(?:(?:libs\/api|apps|libs)\/[^/]+|tools)\//.exec(file)?.[0];

/**
 * Specs of a change: those that import it directly or indirectly. What no import leads to (SQL, pictures, a deleted
 * file) is checked by its project's specs, tools by all of theirs, since they run rather than import, and global
 * configuration by every spec.
 */
export function planValidation(changed: readonly string[], { files, imports }: Workspace): ValidationPlan {
  const existing = new Set(files);
  const imported = new Set([...imports.values()].flat());
  const specs = files.filter((file) => isSpec(file) && !file.startsWith(BROWSER_SPECS));
  const specsUnder = (folder: string): readonly string[] => specs.filter((spec) => spec.startsWith(folder));
  const chosen = new Set<string>();
  const unchecked: string[] = [];
  const formatted = changed.filter((file) => FORMATTED.test(file) && existing.has(file));

  for (const file of changed) {
    const matches = specsFor(file);
    for (const spec of matches) chosen.add(spec);
    const isRead = FORMATTED.test(file) || SCRIPT.test(file);
    if (matches.length === 0 && !isRead) unchecked.push(file);
  }
  return {
    formatted,
    specs: [...chosen].sort(),
    catalogues: getCatalogues(changed),
    hasScripts: changed.some((file) => SCRIPT.test(file) || file.endsWith('.json')),
    unchecked,
  };

  function specsFor(file: string): readonly string[] {
    if (WORKSPACE_RULES.test(file)) return specs;
    const project = getProject(file);
    if (!project) return file.endsWith('.md') ? specsUnder('tools/checks/') : specsUnder('tools/');
    if (project === 'tools/') return specsUnder('tools/');
    if (file.endsWith('.md')) return [];
    if (imports.has(file) || imported.has(file))
      return relatedSpecs([file], imports).filter((spec) => !spec.startsWith(BROWSER_SPECS));
    // Migrations and jest.api.js decide for every module's specs.
    const isWholeApi = project === API || project === API_MODULES;
    return isWholeApi ? [...specsUnder(API), ...specsUnder(API_MODULES)] : specsUnder(project);
  }
}

function getCatalogues(changed: readonly string[]): 'all' | readonly string[] {
  const texts = changed.filter((file) => /^(apps|libs)\/.*\.(tsx?|po)$/.test(file));
  if (texts.some((file) => file.startsWith('libs/')) || changed.includes('lingui.config.js')) return 'all';
  return [...new Set(texts.map((file) => file.split('/')[1] ?? ''))].sort();
}
