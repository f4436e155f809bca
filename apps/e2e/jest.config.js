const { project } = require('../../jest.preset.js');

// The other specs here are Playwright's.
module.exports = project('e2e', { testMatch: ['<rootDir>/src/sampling/**/*.spec.ts'] });
