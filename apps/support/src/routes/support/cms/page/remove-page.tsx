import { useApi } from '@heizplatz/api-client';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { CMS_LIST_PATH } from '@heizplatz/routes';
import { TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';

/** Deletes a page that nobody sees, after a confirmation that says where its address leads from then on. */
export function RemovePage({ page }: { readonly page: StaffPage }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const [target, setTarget] = useState('');
  async function remove() {
    const RedirectTo = target.trim() || null;
    await api(CALLS.removePage, { body: { PageId: page.Id, Version: page.Version, RedirectTo } });
    show({ tone: 'good', text: t`Gelöscht: ${page.Title}` });
    await navigate(CMS_LIST_PATH);
  }
  return (
    <ConfirmButton text={t`Seite löschen`} title={t`„${page.Title}“ löschen?`} act={remove}>
      <p>
        <Trans>
          Die Seite wird mit allen Fassungen gelöscht. Die Adresse {page.Path} antwortet danach mit „nicht gefunden“, es
          sei denn, sie soll auf eine andere Seite weiterleiten.
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
