module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.js', '<rootDir>/libs/*/jest.config.js', '<rootDir>/tools/jest.config.cjs'],
  // As in the preset: jest reads it from the configuration it was started with.
  testTimeout: 60_000,
};
