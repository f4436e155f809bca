import createPlugin from '@module-federation/inject-external-runtime-core-plugin';

/** Gives the page what containers built before decision 88 take from it: the runtime of @module-federation, as a global. */
export function provideFederationRuntime(): void {
  createPlugin().beforeInit?.({ options: { name: 'shell' } } as never);
}
