const { project } = require('../../jest.preset.js');

module.exports = project('trust-ui', { browser: true });
