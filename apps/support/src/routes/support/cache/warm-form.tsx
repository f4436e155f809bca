import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

/** Lets all nodes fetch at once what most pages begin with, so that the first visitor does not wait for it. */
export function WarmForm({ reload }: { readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  return (
    <Card as="section" aria-labelledby="warm">
      <CardHeader titleId="warm" title={<Trans>Aufwärmen</Trans>} />
      <ReasonForm
        name="cache-aufwaermen"
        submitText={t`Aufwärmen`}
        placeholder={t`nach dem Leeren`}
        save={async (Reason) => {
          await api(CALLS.warmCache, { body: { Reason } });
          show({ tone: 'good', text: t`Alle Knoten holen die häufigsten Antworten.` });
          await reload();
        }}
      >
        <p>
          <Trans>Jeder Knoten fragt für die drei Länder, womit die meisten Seiten beginnen.</Trans>
        </p>
      </ReasonForm>
    </Card>
  );
}
