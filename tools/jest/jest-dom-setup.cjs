require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// Two cores shared by several suites: a second is not always enough for a route to load.
configure({ asyncUtilTimeout: 10_000 });

// React records a stack for each element until it has recorded 10,000 in a second; no test reads one, and they take a
// fourteenth of the processor time of a spec of forms.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
