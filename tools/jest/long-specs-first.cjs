const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * Spec files of half a minute and more. On a new machine jest begins with the largest files, and some of these are a few
 * lines: the last one would keep one processor busy for a minute and a half while the other has nothing left to do.
 */
const LONG_SPECS = [
  'apps/api/src/specs/http/fuzz-staff-writes.spec.ts',
  'tools/backup/s3/s3-backup.spec.ts',
  'apps/api/src/specs/http/fuzz-staff-reads.spec.ts',
  'tools/generators/generators.spec.ts',
  'apps/api/src/demo/orders/demo-orders.spec.ts',
  'libs/api/finance/src/order-export/order-export-memory.spec.ts',
  'apps/api/src/specs/http/fuzz-anyone.spec.ts',
  'apps/api/src/specs/releases/registry-commands.spec.ts',
];

/** jest's order, but that these come first. */
module.exports = class extends TestSequencer {
  static LONG_SPECS = LONG_SPECS;

  sort(tests) {
    const sorted = super.sort(tests);
    const long = LONG_SPECS.flatMap((file) => sorted.filter(({ path }) => path.endsWith(`/${file}`)));
    return [...long, ...sorted.filter((test) => !long.includes(test))];
  }
};
