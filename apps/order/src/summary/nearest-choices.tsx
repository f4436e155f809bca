import { type ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, Offer, type OrderProcess } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useNavigate, useSite } from '@heizplatz/router';
import { Button, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { checkoutPath, offersPath } from '../checkout/checkout-paths';
import { ProblemNotice } from '../checkout/problem-notice';
import { useSave } from '../checkout/use-save';
import { unitPriceText } from '../offer/unit-price-text';
import styles from './nearest-choices.module.css';

interface NearestChoicesProps {
  readonly problem: ProblemError;
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

const MOST_SHOWN = 3;
const Nearest = v.object({ Items: v.array(Offer) });

/** The offer is gone: what comes nearest, taken over with one press; access check and addresses stay. */
export function NearestChoices({ problem, process, group }: NearestChoicesProps) {
  const { t } = useLingui();
  const site = useSite();
  const totalText = useTotalText(site);
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem: refused, save } = useSave();
  const read = v.safeParse(Nearest, problem.problem.context);
  const offers = read.success ? read.output.Items.slice(0, MOST_SHOWN) : [];

  async function choose(OfferId: string) {
    const body = { Configuration: process.Configuration, OfferId };
    if (await save(() => api(CALLS.startOrder, { body }))) void navigate(checkoutPath(group));
  }

  return (
    <>
      <ProblemNotice problem={refused} />
      {offers.length > 0 && (
        <ul className={styles.list} aria-label={t`Was dem am nächsten kommt`}>
          {offers.map((offer) => (
            <li key={offer.Id} className={styles.choice}>
              <p>
                <strong>{offer.DealerName}</strong>: {totalText(offer)} ({unitPriceText(offer.UnitPrice, group, site)}),{' '}
                <Trans>Lieferung bis {formatLongDate(offer.DeliveryDate, site)}</Trans>
              </p>
              <Button size="small" busy={isBusy} onClick={() => void choose(offer.Id)}>
                <Trans>Dieses Angebot auswählen</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextLink look="alone" href={offersPath(group)}>
        <Trans>Andere Angebote ansehen</Trans>
      </TextLink>
    </>
  );
}
