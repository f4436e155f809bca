import { useSubmit } from '@heizplatz/api-client';
import { Button, Dialog, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './staff-form.module.css';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What the action does, when it is no deletion. */
  readonly confirmText?: string;
  /** Runs once it is confirmed; a refusal is displayed in the dialog. */
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  /** What is lost by it. */
  readonly children: ReactNode;
}

/** Asks before an action that nothing takes back. */
export function ConfirmDialog({ title, confirmText, act, onClose, children }: ConfirmDialogProps) {
  const { isBusy, problem, submit } = useSubmit();
  async function confirm() {
    if (await submit(act)) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Doch behalten</Trans>
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {confirmText ?? <Trans>Endgültig löschen</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.confirm}>
        {children}
        {problem && (
          <Notice tone="bad" announce>
            <p>{problem.problem.detail ?? <Trans>Das hat nicht geklappt. Bitte laden Sie die Seite neu.</Trans>}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  readonly text: ReactNode;
  /** The button's accessible name where several of them stand on a page. */
  readonly label?: string;
}

/** A button whose action waits for a yes. */
export function ConfirmButton({ text, label, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-label={label} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && <ConfirmDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}
