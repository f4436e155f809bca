import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastContext, type Toast, type ToastInput } from './toast-context';

/** Holds the toasts; the shell wraps everything in one and places a ToastRegion where they appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const hide = useCallback((id: number) => setVisible((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback((input: ToastInput) => {
    const id = ++lastId.current;
    setVisible((now) => [...now.filter(({ text }) => text !== input.text), { ...input, id }]);
    return id;
  }, []);
  const toasts = useMemo(() => ({ visible, show, hide }), [visible, show, hide]);
  return <ToastContext value={toasts}>{children}</ToastContext>;
}
