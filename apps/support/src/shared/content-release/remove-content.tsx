import { useNavigate } from '@heizplatz/router';
import { TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmButton } from '../staff-form/confirm-button';
import type { ReleaseLabels } from './use-release-labels';

export interface RemoveContentProps {
  readonly labels: ReleaseLabels;
  readonly title: string;
  readonly path: string;
  /** Null: the address answers 404 from then on. */
  readonly remove: (redirectTo: string | null) => Promise<unknown>;
  /** Where the list of such contents is. */
  readonly listPath: string;
}

/** Deletes what nobody sees, after a confirmation that says where its address leads from then on. */
export function RemoveContent({ labels, title, path, remove, listPath }: RemoveContentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const [target, setTarget] = useState('');
  async function act() {
    await remove(target.trim() || null);
    show({ tone: 'good', text: t`Gelöscht: ${title}` });
    await navigate(listPath);
  }
  return (
    <ConfirmButton text={labels.remove} title={t`„${title}“ löschen?`} act={act}>
      <p>
        <Trans>
          Alle Fassungen werden gelöscht. Die Adresse {path} antwortet danach mit „nicht gefunden“, es sei denn, sie
          soll auf eine andere Seite weiterleiten.
        </Trans>
      </p>
      <TextField
        size="small"
        label={t`Weiterleiten auf`}
        optional
        hint={t`Eine Seite, die Besucher sehen, zum Beispiel /hilfe.`}
        value={target}
        autoComplete="off"
        onChange={({ target: { value } }) => setTarget(value)}
      />
    </ConfirmButton>
  );
}
