import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { EXPORT_ORDERS_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ConfirmButton } from '../../shared/staff-form/confirm-button';
import styles from './export-view.module.css';
import { ProblemText } from './problem-text';

/** Filters and columns by a name, for everybody who exports; personal data is never among them. */
export function TemplatesCard({ columns }: { readonly columns: string }) {
  const { t } = useLingui();
  const api = useApi();
  const [params] = useSearchParams();
  const { data: templates = [], mutate } = useCall(CALLS.orderExportTemplates, {});
  const { isBusy, problem, submit } = useSubmit();
  const [Name, setName] = useState('');
  async function save(event: FormEvent) {
    event.preventDefault();
    const query = new URLSearchParams(params);
    query.delete('columns');
    if (columns !== '') query.set('columns', columns);
    const body = { Name, Query: query.toString() };
    const saved = async () => mutate(await api(CALLS.saveOrderExportTemplate, { body }), { revalidate: false });
    if (await submit(saved)) setName('');
  }
  const remove = async (Id: number) =>
    mutate(await api(CALLS.removeOrderExportTemplate, { body: { Id } }), { revalidate: false });
  return (
    <Card as="section" aria-labelledby="vorlagen">
      <CardHeader titleId="vorlagen" title={<Trans>Vorlagen</Trans>} />
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.Id} className={styles.item}>
            <p>
              <TextLink href={template.Query ? `${EXPORT_ORDERS_PATH}?${template.Query}` : EXPORT_ORDERS_PATH}>
                {template.Name}
              </TextLink>{' '}
              <span className="quiet">{template.CreatedBy}</span>
            </p>
            <ConfirmButton
              text={<Trans>Entfernen</Trans>}
              label={t`Vorlage „${template.Name}“ entfernen`}
              title={t`Vorlage „${template.Name}“ löschen?`}
              act={() => remove(template.Id)}
            >
              <p>
                <Trans>Sie fehlt dann allen, die damit exportieren. Das lässt sich nicht zurücknehmen.</Trans>
              </p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <form className={styles.form} aria-label={t`Vorlage speichern`} onSubmit={(event) => void save(event)}>
        <TextField
          label={t`Auswahl als Vorlage speichern`}
          hint={t`Filter und Spalten, ohne personenbezogene Daten.`}
          required
          maxLength={60}
          value={Name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ProblemText problem={problem} />
        <div className={styles.acts}>
          <Button type="submit" size="small" variant="secondary" busy={isBusy}>
            <Trans>Vorlage speichern</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
