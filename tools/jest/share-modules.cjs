/** What the running spec file makes of `jest`, by the file that asks. */
let currentJest;

/** A module that outlives the spec file that loaded it gets the `jest` of the one that runs. */
const jestOfWhoRuns = (filename) => new Proxy({}, { get: (_target, name) => currentJest(filename)[name] });

/** Hands a runtime the modules that earlier spec files of its worker loaded, and leaves those that it loads. */
function shareModules(runtime, { modules, testPath }) {
  runtime.registries.moduleRegistry = modules;
  const { jestGlobals } = runtime;
  const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
  currentJest = jestObjectFor;
  jestGlobals.jestObjectFor = (filename) => (filename === testPath ? jestObjectFor(filename) : jestOfWhoRuns(filename));

  runtime.teardown = () => {
    runtime.restoreAllMocks();
    modules.delete(testPath);
    runtime.fileCache.clear();
    runtime.transformCache.clear();
    // Its modules may load others later, by their runtime's own `require`.
    runtime.testState.throwIfBetweenTests = () => undefined;
  };
}

module.exports = { shareModules };
