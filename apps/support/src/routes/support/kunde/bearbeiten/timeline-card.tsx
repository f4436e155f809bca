import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Form, useSearchParams } from '@heizplatz/router';
import { CUSTOMER_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, ChoiceChips, FailedState, PageLinks, Skeleton, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import timeline from '../../../../shared/order/timeline.module.css';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';
import { TimelineEntry } from './timeline-entry';
import { timelineInput, timelinePath } from './timeline-input';

/** Words in what happened; a form, so that it works without script. */
function TimelineSearch({ kind, search }: { readonly kind: string; readonly search: string }) {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  return (
    <Form action={CUSTOMER_PATH} className={styles.search} preventScrollReset role="search">
      <input type="hidden" name="id" value={customer.Id} />
      {kind && <input type="hidden" name="verlauf" value={kind} />}
      <TextField
        name="suche"
        size="small"
        label={t`Im Verlauf suchen`}
        hint={t`Bestellnummer, Betreff, Notiz`}
        defaultValue={search}
        maxLength={120}
      />
      <Button type="submit" variant="secondary" size="small">
        <Trans>Suchen</Trans>
      </Button>
    </Form>
  );
}

/** Everything that happened with the customer in one list, the newest first. */
export function TimelineCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const [params] = useSearchParams();
  const input = timelineInput(customer.Id, params);
  const { kind = '', search = '' } = input.query;
  const { data, error, mutate } = useCall(CALLS.staffCustomerTimeline, input, { keepPreviousData: true });
  const kinds = [
    ['', t`Alles`],
    ['order', t`Bestellungen`],
    ['mail', t`E-Mails`],
    ['call', t`Telefon`],
    ['note', t`Notizen`],
  ] as const;
  return (
    <Card as="section" aria-labelledby="verlauf">
      <CardHeader
        titleId="verlauf"
        title={<Trans>Verlauf</Trans>}
        action={data && (data.IsTotalCapped ? t`mehr als ${data.Total}` : t`${data.Total} Einträge`)}
      />
      <div className={styles.form}>
        <ChoiceChips
          label={t`Art der Einträge`}
          chosenId={kind || 'all'}
          choices={kinds.map(([id, label]) => ({
            id: id || 'all',
            label,
            href: timelinePath(customer.Id, { kind: id, search }),
          }))}
        />
        <TimelineSearch key={`${kind} ${search}`} kind={kind} search={search} />
        {data ? (
          <>
            {data.Rows.length === 0 && (
              <p className="quiet" role="status">
                <Trans>Kein Eintrag gefunden.</Trans>
              </p>
            )}
            <ol className={timeline.timeline}>
              {data.Rows.map((entry) => (
                <TimelineEntry key={entry.Id} entry={entry} />
              ))}
            </ol>
            <PageLinks
              label={t`Seiten des Verlaufs`}
              page={data.Page}
              pageCount={Math.ceil(data.Total / data.PageSize)}
              getHref={(page) => timelinePath(customer.Id, { kind, search, page })}
            />
          </>
        ) : error ? (
          <FailedState title={t`Der Verlauf konnte nicht geladen werden.`} onRetry={() => void mutate()} level={3} />
        ) : (
          <Skeleton shape="figure" />
        )}
      </div>
    </Card>
  );
}
