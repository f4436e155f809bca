const { apiProject } = require('../../libs/api/jest.api.js');

module.exports = apiProject('api');
