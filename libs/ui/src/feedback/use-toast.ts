import { useContext } from 'react';
import { ToastContext, type Toasts } from './toast-context';

/** `show({ tone, text })` for a short message top centre; success leaves by itself after 5 s. */
export function useToast(): Pick<Toasts, 'show' | 'hide'> {
  return useContext(ToastContext);
}
