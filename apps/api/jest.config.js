const { join } = require('node:path');
const { project } = require('../../jest.preset.js');

const database = join(__dirname, '../../tools/database');

module.exports = project('api', {
  globalSetup: join(database, 'jest-global-setup.ts'),
  globalTeardown: join(database, 'jest-global-teardown.ts'),
});
