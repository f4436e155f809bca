const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what it lacks and every browser has. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      structuredClone,
      AbortController,
      AbortSignal,
    });
  }
};
