const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { shareModules } = require('./share-modules.cjs');

/** By configuration of jest: what the spec files of one worker share, since files do not change while specs run. */
const caches = new Map();
let current;

function cachesOf({ id, testEnvironment }) {
  const key = JSON.stringify([id, testEnvironment]);
  if (!caches.has(key)) {
    // jest clears the resolutions after each spec file.
    const resolutions = Object.assign(new Map(), { clear() {} });
    caches.set(key, { resolutions, transforms: new Map(), scripts: new Map() });
  }
  return caches.get(key);
}

/** Transforms of jest that are read from disk and from its cache once. */
function shareTransforms(transformCache, transforms, testPath) {
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    if (options?.isInternalModule || filename === testPath) return transform(filename, options);
    const known = transforms.get(filename);
    if (!known) {
      const code = transform(filename, options);
      transforms.set(filename, transformCache.transforms.get(filename));
      return code;
    }
    transformCache.transforms.set(filename, known);
    if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
    return known.code;
  };
}

function compileScript(code, filename, parameters) {
  const head = `(function(${parameters}){`;
  return new Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, phase) =>
      current.dynamicImport(specifier, filename, current.environment.getVmContext(), attributes, phase),
  });
}

/** The functions of modules: V8 compiles a script once, and each context gets its own function of it. */
function shareScripts(executor, scripts, testPath) {
  const compile = executor.compile.bind(executor);
  executor.compile = (code, filename) => {
    const context = executor.environment.getVmContext();
    if (context === null || filename === testPath) return compile(code, filename);
    let script = scripts.get(filename);
    if (!script) {
      try {
        script = compileScript(code, filename, executor.injectedModuleParameters);
      } catch {
        // jest's own way names what is wrong with the file.
        return compile(code, filename);
      }
      scripts.set(filename, script);
    }
    return script.runInContext(context);
  };
}

/** jest makes an object of sixty functions for each module; few name it. */
function skipJestObjects(jestGlobals, transforms) {
  const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
  jestGlobals.jestObjectFor = (filename) =>
    transforms.get(filename)?.code.includes('jest') === false ? undefined : jestObjectFor(filename);
}

/**
 * jest's runtime, but that a worker resolves, reads and compiles a module once and not once a spec file (a spec of the API
 * loads 2,700). Each spec file still evaluates its modules in a context of its own, unless its environment shares modules
 * (shared-environment.cjs). Not while jest watches.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const [config, testPath, { watch, watchAll }] = [args[0], args[6], args[7]];
    if (watch || watchAll) return;
    const { resolutions, transforms, scripts } = cachesOf(config);
    this._resolution.cjsCache = resolutions;
    shareTransforms(this.transformCache, transforms, testPath);
    shareScripts(this.executor, scripts, testPath);
    const { modules } = args[1];
    if (modules) shareModules(this, { modules, testPath });
    skipJestObjects(this.jestGlobals, transforms);
    current = this.executor;
  }
};
