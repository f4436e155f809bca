import { PostForm } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './consume-token-button.module.css';

interface ConsumeButtonProps {
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly onClick: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The one button of a mailed link's page (rule MAIL-02); without script a form does what it does. */
export function ConsumeTokenButton({ isBusy, busyText, onClick, children }: ConsumeButtonProps) {
  function click(event: FormEvent) {
    event.preventDefault();
    void onClick();
  }
  return (
    <PostForm className={styles.form} onSubmit={click}>
      <Button type="submit" variant="primary" busy={isBusy} busyText={busyText}>
        {children}
      </Button>
    </PostForm>
  );
}
