import { PostForm } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './consume-token-button.module.css';

interface SpendButtonProps {
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly onPress: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** The one button of a mailed link's page; without script a form does what it does. */
export function ConsumeTokenButton({ isBusy, busyText, onPress, children }: SpendButtonProps) {
  function press(event: FormEvent) {
    event.preventDefault();
    void onPress();
  }
  return (
    <PostForm className={styles.form} onSubmit={press}>
      <Button type="submit" variant="primary" busy={isBusy} busyText={busyText}>
        {children}
      </Button>
    </PostForm>
  );
}
