import { useApi, useCall } from '@heizplatz/api-client';
import { encodeCalculatorQuery, PAYMENT_KEY, type ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { useNavigate, useUser } from '@heizplatz/router';
import { checkoutPath, offersPath } from '@heizplatz/routes';
import { Card, CardHeader, Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { useUnfolded } from '../../../shared/offer-list/use-unfolded';
import { OfferChoices } from '../../../shared/summary/offer-choices';

interface NoPaymentProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

const MAX_VISIBLE = 3;
/** By which the calculator names payment by invoice. */
const INVOICE = { Id: 1, Key: PAYMENT_KEY } as const;

/** The same goods from those who take an invoice. */
const byInvoice = (configuration: OrderProcess['Configuration']) => ({
  ...configuration,
  Parameters: [...configuration.Parameters.filter(({ Key }) => !Key.startsWith(PAYMENT_KEY)), INVOICE],
});

/**
 * The dealer takes no kind of payment that can be agreed to here: on the phone those that need the customer's own consent
 * are left out. Says so, and who else takes an invoice.
 */
export function NoPayment({ process, group }: NoPaymentProps) {
  const isOnThePhone = useUser()?.isImpersonatedS ?? false;
  const dealer = process.Offer.DealerName;
  return (
    <>
      <Notice tone="warn" title={<Trans>{dealer} bietet hier keine mögliche Zahlungsart</Trans>}>
        {isOnThePhone ? (
          <p>
            <Trans>
              Am Telefon geht nur Rechnung: Lastschrift und Raten braucht der Kunde selbst zu bestätigen. Er kann bei
              diesem Händler in seinem Konto selbst bestellen, oder Sie wählen mit ihm einen Händler mit Rechnung.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>Bitte wählen Sie ein anderes Angebot. Ihre Angaben bleiben erhalten.</Trans>
          </p>
        )}
      </Notice>
      <InvoiceOffers process={process} group={group} />
    </>
  );
}

function InvoiceOffers({ process, group }: NoPaymentProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave();
  const configuration = byInvoice(process.Configuration);
  const { data: rows } = useCall(CALLS.calculateOffers, { body: configuration });
  const offers = useUnfolded(rows)?.Items.filter(({ DealerId }) => DealerId !== process.Offer.DealerId) ?? [];

  async function choose(OfferId: string) {
    const body = { Configuration: configuration, OfferId };
    if (await save(() => api(CALLS.startOrder, { body }))) void navigate(checkoutPath(group));
  }

  return (
    <Card as="section" aria-labelledby="mit-rechnung">
      <CardHeader titleId="mit-rechnung" title={<Trans>Händler mit Rechnung</Trans>} />
      <SubmissionError problem={problem} />
      <OfferChoices
        offers={offers.slice(0, MAX_VISIBLE)}
        group={group}
        isBusy={isBusy}
        onChoose={(id) => void choose(id)}
      />
      <TextLink variant="alone" href={`${offersPath(group)}?${encodeCalculatorQuery(configuration)}`}>
        <Trans>Alle Angebote mit Rechnung ansehen</Trans>
      </TextLink>
    </Card>
  );
}
