import { Scene, type SceneName } from '@heizplatz/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './message.module.css';

interface MessageProps {
  readonly title: ReactNode;
  readonly scene?: SceneName;
  /** After a button was clicked here, screen readers announce the heading. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** One message, and the next step. */
export function Message({ title, scene, takesFocus = false, children }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.message}>
      {scene && <Scene name={scene} />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
