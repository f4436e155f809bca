const { join } = require('node:path');
const { project } = require('../../jest.preset.js');
const { readLibEntries } = require('../build/lib-entries.ts');

const root = join(__dirname, '../..');
const specs = JSON.parse(process.env.MUTATION_SPECS ?? '[]');
const { transformIgnorePatterns, globals } = require('../../apps/api/jest.config.js');

const configuration = project('mutation');

/** All specs of an area in one project, as Stryker wants it; run in Stryker's copy of the checkout. No database. */
module.exports = {
  ...configuration,
  rootDir: root,
  testMatch: specs.map((glob) => join(root, glob)),
  // The copy's packages are links to those of the checkout, whose libs have no faults planted.
  moduleNameMapper: {
    ...configuration.moduleNameMapper,
    ...Object.fromEntries(Object.entries(readLibEntries(root)).map(([name, file]) => [`^${name}$`, join(root, file)])),
  },
  // The API uses other packages that are ESM alone than screens do.
  ...(specs.every((glob) => glob.startsWith('libs/api/')) && { transformIgnorePatterns, globals }),
};
