const { project } = require('../../jest.preset.js');

module.exports = project('public', { browser: true });
