import { useApi, useSubmit } from '@heizplatz/api-client';
import { type Approval, CALLS } from '@heizplatz/contract';
import { Button, Disclosure, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';
import styles from './approvals.module.css';

interface ApprovalDecisionProps {
  readonly approval: Approval;
  readonly onDecided: () => void;
}

function Refusal({ approval, onDecided }: ApprovalDecisionProps) {
  const { t } = useLingui();
  const api = useApi();
  const { Id, MayDecide } = approval;
  async function refuse(Reason: string) {
    await api(CALLS.decideApproval, { body: { ApprovalId: Id, Accepts: false, Reason } });
    onDecided();
  }
  const label = MayDecide ? t`Ablehnen` : t`Zurückziehen`;
  return (
    <Disclosure summary={label}>
      <ReasonForm name={`ablehnen-${Id}`} submitText={label} save={refuse} />
    </Disclosure>
  );
}

/** Yes or no to a change of somebody else; one's own is taken back alone. */
export function ApprovalDecision({ approval, onDecided }: ApprovalDecisionProps) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { isBusy, problem, submit } = useSubmit();
  const { Id, State, Act, MayDecide } = approval;
  if (State !== 'pending') return null;
  async function approve() {
    const body = { ApprovalId: Id, Accepts: true, Reason: '' } as const;
    if (!(await submit(() => api(CALLS.decideApproval, { body })))) return;
    toast.show({ tone: 'good', text: t`Freigegeben und ausgeführt.` });
    onDecided();
  }
  return (
    <div className={styles.decision}>
      {problem && (
        <Notice tone="bad" announce>
          <p>{problem.problem.detail ?? <Trans>Das hat nicht geklappt. Bitte laden Sie die Seite neu.</Trans>}</p>
        </Notice>
      )}
      {MayDecide ? (
        <Button size="small" busy={isBusy} aria-label={t`${Act} freigeben`} onClick={() => void approve()}>
          <Trans>Freigeben</Trans>
        </Button>
      ) : (
        <span className="quiet">
          <Trans>eigene Änderung</Trans>
        </span>
      )}
      <Refusal approval={approval} onDecided={onDecided} />
    </div>
  );
}
