const { project } = require('../jest.preset.js');

module.exports = project('tools', { testMatch: ['<rootDir>/**/*.spec.ts'] });
