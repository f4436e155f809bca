const { project } = require('../../jest.preset.js');

module.exports = project('i18n', { browser: true });
