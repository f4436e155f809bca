import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader, EmptyState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../../shared/form-messages/saved-notice';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import { useIsImpersonating } from '../../../shared/master-data/use-is-impersonating';
import { NewsNotification } from './news-notification';
import styles from './notifications-view.module.css';
import { PriceNotification } from './price-notification';
import { PriceAlertForm } from './price-alert-form';

export function NotificationsView() {
  const { t } = useLingui();
  const { data, mutate } = useCall(CALLS.notifications, {});
  const isImpersonating = useIsImpersonating();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) return null;
  const alive = data.Items.filter(({ State }) => State !== 'ended');
  const prices = alive.filter(({ Kind }) => Kind === 'price');
  async function reload() {
    await mutate();
    heading.current?.focus();
  }
  return (
    <CustomerPageLayout
      title={t`Benachrichtigungen`}
      lead={<Trans>Sobald ein Preis Ihren Wunsch erreicht, schreiben wir Ihnen. Bestellt wird nie von allein.</Trans>}
    >
      <SavedNotice />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="wunschpreise">
          <h2 id="wunschpreise" ref={heading} tabIndex={-1}>
            <Trans>Ihre Wunschpreise</Trans>
          </h2>
          {prices.length > 0 ? (
            <ul className={styles.list}>
              {prices.map((one) => (
                <PriceNotification key={one.Id} notification={one} onEnded={reload} />
              ))}
            </ul>
          ) : (
            <EmptyState level={3} title={<Trans>Noch kein Wunschpreis</Trans>}>
              <p>
                <Trans>Sagen Sie uns, was Sie wo zu welchem Preis kaufen würden.</Trans>
              </p>
            </EmptyState>
          )}
        </section>
        <div className={styles.part}>
          {isImpersonating ? <PriceAlertWhileImpersonating /> : <PriceAlertForm onAdded={reload} />}
          <NewsNotification news={alive.find(({ Kind }) => Kind === 'news')} onChanged={() => mutate()} />
        </div>
      </div>
    </CustomerPageLayout>
  );
}

/** Being written to is consent. */
const PriceAlertWhileImpersonating = () => (
  <Card as="section" aria-labelledby="wunschpreis">
    <CardHeader titleId="wunschpreis" title={<Trans>Neuer Wunschpreis</Trans>} />
    <ImpersonationNote />
  </Card>
);
