const STORAGE_KEY = 'hp-staff-letter-shortcuts';

/** Whether single letters and signs do nothing in this browser: who dictates turns them off (WCAG 2.1.4). */
export function areLettersOff(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'off';
  } catch {
    // Storage is refused: the shortcuts are as they come.
    return false;
  }
}

/** Whether it could be stored. */
export function setLettersOff(isOff: boolean): boolean {
  try {
    if (isOff) localStorage.setItem(STORAGE_KEY, 'off');
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}
