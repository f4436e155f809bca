import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CancellationRow } from '@heizplatz/contract';
import { useUser } from '@heizplatz/router';
import { Button, Card, SelectField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUndoToast } from '../../../shared/undo/use-undo-toast';
import type { CaseProps } from './case-props';
import styles from '../cancellations-view.module.css';
import { ProblemText } from '../problem-text';
import { useCancellationLabels } from '../use-cancellation-labels';
import { toOptions } from '../../../shared/labels/to-options';

/** Of which kind a case is and who takes care of it; each choice is saved at once. */
export function CaseForm({ row, reload }: CaseProps) {
  const { t } = useLingui();
  const api = useApi();
  const user = useUser();
  const { show } = useToast();
  const showDone = useUndoToast();
  const { kinds } = useCancellationLabels();
  const { isBusy, problem, submit } = useSubmit();
  const isMine = row.Owner !== null && row.Owner.Id === user?.id;
  const isKind = (value: string): value is CancellationRow['Kind'] => Object.hasOwn(kinds, value);

  async function save(changes: { Kind?: CancellationRow['Kind']; IsMine?: boolean }) {
    const named = { orderId: row.orderId, Kind: row.Kind };
    const body = { ...named, Version: row.Version, ...changes };
    let written = row.Version;
    const isSaved = await submit(async () => {
      written = (await api(CALLS.saveCancellationCase, { body })).Version;
    });
    // Also after a conflict: then the current state of the case is displayed.
    await reload();
    if (!isSaved) return;
    // A colleague's case cannot be assigned to the colleague again.
    const isOfColleague = row.Owner !== null && !isMine;
    if (changes.IsMine !== undefined && isOfColleague) {
      show({ tone: 'good', text: t`Fall gespeichert.` });
      return;
    }
    const owner = changes.IsMine === undefined ? {} : { IsMine: isMine };
    showDone(t`Fall gespeichert.`, async () => {
      try {
        await api(CALLS.saveCancellationCase, { body: { ...named, ...owner, Version: written } });
      } finally {
        await reload();
      }
    });
  }
  return (
    <Card as="section" className={styles.part}>
      <h3>
        <Trans>Fall</Trans>
      </h3>
      <SelectField
        label={t`Art`}
        size="small"
        value={row.Kind}
        disabled={isBusy}
        options={toOptions(kinds)}
        onChange={({ currentTarget: { value } }) => void (isKind(value) && save({ Kind: value }))}
      />
      <p className={styles.about}>
        {row.Owner ? <Trans>Zuständig: {row.Owner.Name}</Trans> : <Trans>Noch niemand zuständig</Trans>}
      </p>
      <ProblemText problem={problem} />
      <div>
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => void save({ IsMine: !isMine })}>
          {isMine ? <Trans>Abgeben</Trans> : <Trans>Übernehmen</Trans>}
        </Button>
      </div>
    </Card>
  );
}
