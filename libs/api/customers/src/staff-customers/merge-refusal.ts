/** What a merge is judged by. */
export interface MergeSide {
  readonly id: number;
  readonly isGuest: boolean;
  readonly lockedAt: Date | null;
}

/** Why the second may not go up in the first, in German; null: it may. */
export function mergeRefusal(stays: MergeSide, goes: MergeSide): string | null {
  if (stays.id === goes.id) return 'Das ist derselbe Kunde.';
  if (stays.isGuest && !goes.isGuest)
    return 'Ein Kundenkonto geht nicht in einem Gast auf: Es verlöre seine Anmeldung. Führen Sie umgekehrt zusammen.';
  if (goes.lockedAt !== null) return 'Das Konto, das aufgehen soll, ist gesperrt. Entsperren Sie es zuerst.';
  return null;
}
