require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Two cores shared by several suites: a second is not always enough for a route to load.
configure({ asyncUtilTimeout: 10_000 });
