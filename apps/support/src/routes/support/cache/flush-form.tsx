import { useApi } from '@heizplatz/api-client';
import { CALLS, FlushCache } from '@heizplatz/contract';
import { Card, CardHeader, Checkbox, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import styles from './cache.module.css';

interface FlushFormProps {
  readonly tags: readonly string[];
  /** Of the page's filter; chosen at the beginning. */
  readonly chosen: string;
  readonly reload: () => Promise<unknown>;
}

/**
 * Flushes the responses with these tags, or all of them, on all nodes; pages that display them are rendered anew.
 */
export function FlushForm({ tags, chosen, reload }: FlushFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const form = useStaffForm({
    name: 'cache-leeren',
    schema: FlushCache,
    values: { ...Object.fromEntries(tags.map((tag) => [tag, tag === chosen ? 'on' : ''])), Reason: '' },
    read: (values) => ({ Tags: tags.filter((tag) => values[tag] === 'on'), Reason: values['Reason'] }),
    save: async (body) => {
      await api(CALLS.flushCache, { body });
      show({ tone: 'good', text: t`Alle Knoten vergessen diese Antworten.` });
      await reload();
    },
  });
  return (
    <Card as="section" aria-labelledby="flush">
      <CardHeader titleId="flush" title={<Trans>Leeren</Trans>} />
      <StaffForm form={form} labels={{ Reason: t`Grund` }} submitText={t`Leeren`}>
        <fieldset>
          <legend>
            <Trans>Schlagwörter; ohne Auswahl wird alles geleert</Trans>
          </legend>
          <div className={styles.tags}>
            {tags.map((tag) => (
              <Checkbox key={tag} variant="compact" label={tag} {...form.box(tag)} />
            ))}
          </div>
        </fieldset>
        <TextField {...form.field('Reason')} label={t`Grund`} hint={t`Steht im Protokoll.`} maxLength={300} />
      </StaffForm>
    </Card>
  );
}
