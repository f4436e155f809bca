const { availableParallelism, totalmem } = require('node:os');
const { join } = require('node:path');
const { groupProjects } = require('./tools/jest/group-projects.cjs');

const GIGABYTE = 1024 ** 3;

module.exports = {
  // One process for all files, as jest chooses on two cores, runs out of memory after some 260; workers are renewed before.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Garbage counts too, and a new worker compiles 1,800 modules again.
  workerIdleMemoryLimit: totalmem() < 16 * GIGABYTE ? '1GB' : '2GB',
  projects: groupProjects(__dirname, [
    'apps/*/jest.config.js',
    'libs/*/jest.config.cjs',
    'libs/api/*/jest.config.cjs',
    'tools/jest.config.cjs',
  ]),
  testSequencer: join(__dirname, 'tools/jest/long-specs-first.cjs'),
  // As in the preset: jest reads it from the configuration it was started with.
  testTimeout: 60_000,
};
