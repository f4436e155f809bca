const { project } = require('../../jest.preset.js');

module.exports = project('account', { browser: true });
