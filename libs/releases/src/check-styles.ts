import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseRefusal } from './release-refusal.ts';
import type { Release } from './release.ts';

/** A release would restyle what others render. */
export class StyleRefusal extends ReleaseRefusal {
  override readonly name = 'ReleaseRefusal';
}

/**
 * Rejects with a StyleRefusal that names the first rule of the release's style sheets that reaches elements of others: each
 * selector has to be held by a class, as those of CSS modules are. The parser comes with the first release (8 MB).
 */
export async function checkStyles({ files }: Pick<Release, 'files'>, folder: string): Promise<void> {
  const { findFarReachingRule } = await import(/* webpackMode: "eager" */ './style-reach.ts');
  for (const file of Object.keys(files).filter((name) => /^browser\/.*\.css$/.test(name))) {
    const rule = findFarReachingRule(readFileSync(join(folder, file), 'utf8'));
    if (rule !== undefined)
      throw new StyleRefusal(
        `'${rule}' of ${file} is not held by a class of the remote's own, and would restyle what others render`,
      );
  }
}
