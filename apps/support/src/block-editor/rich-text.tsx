import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '@heizplatz/ui';
import type { RichEditorProps } from './rich-editor';
import styles from './block-editor.module.css';

const RichEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-rich-editor" */ './rich-editor')).RichEditor,
}));

const never = () => () => undefined;

/** The visual editor; it comes with a chunk of its own, and not before the browser has the page. */
export function RichText(props: RichEditorProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton width={75} />
      <Skeleton width={100} />
    </div>
  );
  if (!isBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichEditor {...props} />
    </Suspense>
  );
}
