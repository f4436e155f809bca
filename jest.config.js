const { availableParallelism } = require('node:os');

module.exports = {
  // One process for all files, as jest chooses on two cores, runs out of memory after some 260; workers are renewed before.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  projects: [
    '<rootDir>/apps/*/jest.config.js',
    '<rootDir>/libs/*/jest.config.cjs',
    '<rootDir>/libs/api/*/jest.config.cjs',
    '<rootDir>/tools/jest.config.cjs',
  ],
  // As in the preset: jest reads it from the configuration it was started with.
  testTimeout: 20_000,
};
