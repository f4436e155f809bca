const { project } = require('../../jest.preset.js');

module.exports = project('order-ui', { browser: true });
