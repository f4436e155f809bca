const { project } = require('../../jest.preset.js');

module.exports = project('form-ui', { browser: true });
