import type { KeyStorage } from '@heizplatz/calculator';

/**
 * Local storage as far as the browser allows it: where it is denied or full, nothing is stored and nothing fails.
 */
export const BROWSER_STORAGE: KeyStorage = {
  getItem(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The calculator works without it; it requests the value again next time.
    }
  },
};
