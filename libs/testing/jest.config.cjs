const { project } = require('../../jest.preset.js');

module.exports = project('testing', { browser: true });
