import { sharedContext } from '../context/shared-context';
import type { NoticeTone } from './notice';

export interface ToastAction {
  /** 'Rückgängig'. */
  label: string;
  onClick: () => void;
}

export interface ToastInput {
  tone: NoticeTone;
  text: string;
  /** Offered for ten seconds, by click and by Ctrl+Z; shells of before leave it out. */
  action?: ToastAction;
}

export interface Toast extends ToastInput {
  id: number;
}

export interface Toasts {
  visible: readonly Toast[];
  /** Returns the id to hide it by. The same text is never displayed twice at once. */
  show: (toast: ToastInput) => number;
  hide: (id: number) => void;
}

const NOBODY_LISTENS: Toasts = { visible: [], show: () => 0, hide: () => undefined };

export const ToastContext = sharedContext<Toasts>('toasts', NOBODY_LISTENS);
