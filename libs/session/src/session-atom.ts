import { atom } from 'jotai';
import { type SessionState, startSession } from './session-state';

/** One for shell and remotes; the shell fills it when a document starts. */
export const sessionAtom = atom<SessionState>(startSession(null));
