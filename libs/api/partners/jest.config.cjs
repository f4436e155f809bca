const { apiProject } = require('../jest.api.js');

module.exports = apiProject('api-partners');
