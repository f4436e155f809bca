const { readFileSync } = require('node:fs');
const NodeEnvironment = require('./node-environment.cjs');

/** Replaces modules, which would be replaced for the spec files after it too. */
const REPLACES_MODULES = /\bjest\s*\.\s*(?:mock|doMock|unmock|setMock|resetModules|isolateModules)/;
/** Whether a spec leans on what others left behind is found out by SPECS_APART=true: each has a context of its own. */
const isApart = ({ watch, watchAll }, { testPath }) =>
  watch || watchAll || process.env.SPECS_APART === 'true' || REPLACES_MODULES.test(readFileSync(testPath, 'utf8'));

/** jest writes them as constants, and wants to write them again for the next spec file. */
const CONSTANTS = [
  ...['promise', 'now', 'read-file', 'write-file', 'exists-file'].map((name) => Symbol.for(`jest-native-${name}`)),
  'jest-symbol-do-not-touch',
];
/** jest-circus adds the handlers of each spec file to those it finds. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** By configuration of jest: what the spec files of one worker share, a context and its modules by file. */
const shared = new Map();

function getShared({ id }) {
  if (!shared.has(id)) {
    const context = NodeEnvironment.contextOf();
    for (const name of CONSTANTS) Object.defineProperty(context, name, { configurable: true, writable: true });
    shared.set(id, { context, modules: new Map() });
  }
  return shared.get(id);
}

/** Puts back what a spec file replaced. What loaded modules added stays, since they are not evaluated again. */
function restoreGlobals(global, before) {
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(global, key);
    if (now?.configurable !== false && now?.value !== before[key].value)
      Object.defineProperty(global, key, before[key]);
  }
}

/**
 * One global object for the spec files that a worker runs, and with it one instance of each module, which
 * cached-runtime.cjs reads from `modules`. A spec file that replaces modules has a context and modules of its own.
 */
module.exports = class extends NodeEnvironment {
  static contextOf({ globalConfig, projectConfig }, context) {
    return isApart(globalConfig, context) ? super.contextOf() : getShared(projectConfig).context;
  }

  constructor(config, context) {
    super(config, context);
    const { context: sharedContext, modules } = getShared(config.projectConfig);
    if (this.context !== sharedContext) return;
    this.modules = modules;
    this.sharedContext = sharedContext;
    this.globalsBefore = Object.getOwnPropertyDescriptors(this.global);
  }

  /** Also after its spec file: a module that was loaded in it may load another one later. */
  getVmContext() {
    return this.sharedContext ?? super.getVmContext();
  }

  async teardown() {
    await super.teardown();
    if (!this.modules) return;
    restoreGlobals(this.global, this.globalsBefore);
    delete this.global[EVENT_HANDLERS];
  }
};
