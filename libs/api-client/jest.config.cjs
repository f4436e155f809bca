const { project } = require('../../jest.preset.js');

module.exports = project('api-client', { browser: true });
