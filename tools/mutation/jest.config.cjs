const { join } = require('node:path');
const { project } = require('../../jest.preset.js');

const root = join(__dirname, '../..');
const specs = JSON.parse(process.env.MUTATION_SPECS ?? '[]');
const { transformIgnorePatterns, globals } = require('../../apps/api/jest.config.js');

/** All specs of an area in one project, as Stryker wants it; run in Stryker's copy of the checkout. No database. */
module.exports = project('mutation', {
  rootDir: root,
  testMatch: specs.map((glob) => join(root, glob)),
  // The API uses other packages that are ESM alone than screens do.
  ...(specs.every((glob) => glob.startsWith('libs/api/')) && { transformIgnorePatterns, globals }),
});
