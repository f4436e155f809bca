import { atom } from 'jotai';

/** Whether the visitor has reopened the cookie settings (footer). */
export const consentSettingsAtom = atom(false);
