import { createContext, type Context } from 'react';

declare global {
  var heizplatzContexts: Record<string, unknown> | undefined;
}

/**
 * A context that every copy of this library shares. Each remote bundles its own copy of the components, but the
 * shell's provider must reach them all; so the context object is stored on the global object under its name.
 */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const stored = (globalThis.heizplatzContexts ??= {});
  if (!(name in stored)) stored[name] = createContext(initial);
  // The name decides the type: it is created by the line above and by nothing else.
  return stored[name] as Context<Value>;
}
