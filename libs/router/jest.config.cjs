const { project } = require('../../jest.preset.js');

module.exports = project('router', { browser: true });
