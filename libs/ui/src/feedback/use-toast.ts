import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** `show({ tone, text })` for a short message top centre; success leaves by itself after 5 s, after 10 with an `action`. */
export function useToast(): Pick<Toasts, 'show' | 'hide'> {
  return useContext(ToastContext);
}
