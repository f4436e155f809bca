const swc = require('@swc/jest');

const OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
const MACROS = { plugins: [[require.resolve('@lingui/swc-plugin'), { descriptorFields: 'all' }]] };

const plain = swc.createTransformer(OPTIONS);
const withMacros = swc.createTransformer({ ...OPTIONS, jsc: { ...OPTIONS.jsc, experimental: MACROS } });

/** lingui's plugin takes two thirds of the time of a file, and four of five files have no macro. */
const choose = (source) => (/@lingui\/\w+\/macro/.test(source) ? withMacros : plain);

/** TypeScript and JSX by swc, with lingui's macros. */
module.exports = {
  process: (source, file, options) => choose(source).process(source, file, options),
  getCacheKey: (source, file, options) => choose(source).getCacheKey(source, file, options),
};
