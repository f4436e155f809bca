import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CROSSING_PACKAGES } from '@heizplatz/platform';
import { sharedPackages } from '../build/shared-modules.ts';
import { installedVersion, ROOT } from '../build/workspace.ts';
import { type PackageContents, readContents } from './package-contents.ts';
import { LINT_RULES } from '../team/lint-rules-file.ts';
import { readLintRules } from './lint-rules.ts';
import { readTypeOptions } from './type-options.ts';
import { TEAM_PACKAGES, type TeamPackage } from './team-packages.ts';

/** Writes a package's folder, ready to be packed. */
export function writePackage(owner: TeamPackage, folder: string): void {
  const contents = readContents(owner);
  for (const [file, text] of contents.files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(folder, 'package.json'), toJson(getManifest(owner, contents)));
  writeFileSync(join(folder, 'README.md'), getReadme(owner, contents));
  if (owner.bin) {
    writeFileSync(join(folder, 'tsconfig.json'), toJson({ compilerOptions: readTypeOptions() }));
    writeFileSync(join(folder, LINT_RULES), toJson(readLintRules()));
  }
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

/** What a repository has once, as its page has: it chooses the version. */
export const SINGLE: ReadonlySet<string> = new Set([...sharedPackages(), ...CROSSING_PACKAGES]);

const toJson = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

function getManifest(owner: TeamPackage, { exports, packages }: PackageContents): object {
  const own = Object.fromEntries(
    TEAM_PACKAGES.filter(({ name }) => owner.uses.includes(name)).map(({ name, version }) => [name, `^${version}`]),
  );
  const others = [...new Set([...packages, ...owner.packages])].sort();
  const isPeer = (name: string) => owner.code === 'sources' && SINGLE.has(name);
  const pins = others.filter((name) => !isPeer(name)).map((name) => [name, installedVersion(name)]);
  const ranges = others.filter(isPeer).map((name) => [name, `^${installedVersion(name)}`]);
  return {
    name: owner.name,
    version: owner.version,
    description: owner.description,
    license: readLicence(),
    type: 'module',
    ...(owner.bin && {
      bin: Object.fromEntries(Object.entries(owner.bin).map(([name, file]) => [name, file.replace(/\.ts$/, '.js')])),
    }),
    exports: {
      ...exports,
      './package.json': './package.json',
      ...(owner.bin && {
        './tsconfig.json': './tsconfig.json',
        './css': { types: './tools/build/css.d.ts' },
      }),
    },
    sideEffects: owner.code === 'sources' ? ['*.css'] : undefined,
    dependencies: Object.fromEntries(pins),
    peerDependencies: { ...own, ...Object.fromEntries(ranges) },
  };
}

const readLicence = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { license: string }).license;

const getReadme = ({ name, description, version }: TeamPackage, { exports }: PackageContents): string => `# ${name}

${description}

Version ${version}, packed from the monorepo of Heizplatz for the repository of a team's remote (\`npm run pack\` there; its docs/releasing.md describes the use).

Exports: ${Object.keys(exports)
  .map((path) => `\`${name}${path.slice(1)}\``)
  .join(', ')}.
`;
