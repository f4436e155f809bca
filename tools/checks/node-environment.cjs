const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node's environment with an ordinary global object. jest's own is a proxy behind V8's interceptors, and each `Object` or
 * `Promise` that code names goes through both: a third of the processor time of a spec that uses the database.
 */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
};
