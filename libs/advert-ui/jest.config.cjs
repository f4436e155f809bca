const { project } = require('../../jest.preset.js');

module.exports = project('advert-ui', { browser: true });
