const { project } = require('../../jest.preset.js');

module.exports = project('order', { browser: true });
