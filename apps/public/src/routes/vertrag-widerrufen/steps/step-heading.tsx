import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../withdrawal-view.module.css';

interface StepHeadingProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A step that was rendered by script takes the focus, so that screen readers announce it. */
  readonly takesFocus: boolean;
}

export function StepHeading({ title, lead, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
