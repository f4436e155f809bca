const { project } = require('../../jest.preset.js');

module.exports = project('chart-ui', { browser: true });
