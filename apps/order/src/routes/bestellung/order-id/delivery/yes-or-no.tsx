import { useLingui } from '@lingui/react/macro';
import { ActionForm, NO_BODY } from '../../../../shared/order-form/action-form';
import styles from './yes-or-no.module.css';

interface YesOrNoProps {
  /** Leads the ids of both forms. */
  readonly id: string;
  readonly answer: (isYes: boolean) => Promise<unknown>;
  readonly yes: string;
  readonly no: string;
  /** The page's messages after each. */
  readonly yesDone: string;
  readonly noDone: string;
}

/** A question of the dealer with its two answers; both are recorded, and neither is emphasized. */
export function YesOrNo({ id, answer: respond, yes, no, yesDone, noDone }: YesOrNoProps) {
  const { t } = useLingui();
  const form = { schema: NO_BODY, variant: 'secondary' } as const;
  return (
    <div className={styles.answers}>
      <ActionForm
        {...form}
        id={`${id}-ja`}
        label={t`Zustimmen`}
        send={() => respond(true)}
        doneText={yesDone}
        submitLabel={yes}
      />
      <ActionForm
        {...form}
        id={`${id}-nein`}
        label={t`Ablehnen`}
        send={() => respond(false)}
        doneText={noDone}
        submitLabel={no}
      />
    </div>
  );
}
