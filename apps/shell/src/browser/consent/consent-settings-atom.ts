import { atom } from 'jotai';

/** Whether the visitor asked to see the cookie settings again (footer). */
export const consentSettingsAtom = atom(false);
