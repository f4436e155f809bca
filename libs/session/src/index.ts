export { readSession } from './read-session';
export { sessionAtom } from './session-atom';
export { startSession } from './session-state';
export type { SessionState } from './session-state';
export { useAdoptSession } from './use-adopt-session';
