import { renameImports } from './rename-imports';

const TEAM = { name: '', uses: ['@heizplatz/contract', '@heizplatz/platform'] };
const PLATFORM = { name: '@heizplatz/platform', uses: ['@heizplatz/contract'] };
const BUILD = { name: '@heizplatz/remote-build', uses: [] };

describe('imports of libs in packed code', () => {
  it.each([
    [TEAM, "import { Link } from '@heizplatz/router';", "import { Link } from '@heizplatz/platform/router';"],
    [TEAM, "import type { Call } from '@heizplatz/contract';", "import type { Call } from '@heizplatz/contract';"],
    [TEAM, "export { SITES } from '@heizplatz/country';", "export { SITES } from '@heizplatz/contract/country';"],
    [PLATFORM, 'type A = import("@heizplatz/api-client").A;', 'type A = import("@heizplatz/platform/api-client").A;'],
    [BUILD, "await import('@heizplatz/releases');", "await import('@heizplatz/remote-build/releases');"],
    [
      TEAM,
      "import { t } from './titles.ts';\nimport '@lingui/core';",
      "import { t } from './titles.ts';\nimport '@lingui/core';",
    ],
  ])('%#: of %j', (importer, code, expected) => {
    expect(renameImports(importer, code)).toBe(expected);
  });

  it('leaves other texts alone, and ends in .js where JavaScript imports JavaScript', () => {
    const code = "import { a } from './a.ts';\nconst key = '@heizplatz/router';\nimport b from './b.json';";
    expect(renameImports(BUILD, code, true)).toBe(
      "import { a } from './a.js';\nconst key = '@heizplatz/router';\nimport b from './b.json';",
    );
  });
});
