import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { RichEditorProps } from './rich-editor';
import { WaitingText } from './waiting-text';

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
  const waiting = <WaitingText blocks={props.blocks} />;
  if (!isBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichEditor {...props} />
    </Suspense>
  );
}
