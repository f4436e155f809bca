import { Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignedPageHeader } from './signed-page-header';

/** In the place of an order whose goods are newer than this release, which cannot say their units. */
export function UnknownGoods({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLingui();
  return (
    <>
      <SignedPageHeader title={t`Bestellung ${orderNumber}`} />
      <h1>
        <Trans>Bestellung {orderNumber}</Trans>
      </h1>
      <Notice title={t`Sonstiger Brennstoff`}>
        <p>
          <Trans>Diese Ware ist neu. Bitte laden Sie die Seite in einigen Minuten noch einmal.</Trans>
        </p>
      </Notice>
    </>
  );
}
