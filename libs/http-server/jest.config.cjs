const { project } = require('../../jest.preset.js');

module.exports = project('http-server');
