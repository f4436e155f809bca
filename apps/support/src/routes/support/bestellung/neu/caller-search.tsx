import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Form, useSearchParams, useSite } from '@heizplatz/router';
import { customerPath } from '@heizplatz/routes';
import { Button, Spinner, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './caller-search.module.css';
import { callersInput } from './callers-input';
import type { GoodsTarget } from './goods-path';
import { ProblemNotice } from '../../../../shared/order/problem-notice';
import { useOrderFor } from './use-order-for';

/** Finds the caller by name, mail, phone or postcode. */
export function CallerSearch({ goods }: { readonly goods: GoodsTarget }) {
  const { t } = useLingui();
  const site = useSite();
  const [params] = useSearchParams();
  const input = callersInput(params, site.countryId);
  const { data, error } = useCall(CALLS.staffCustomers, input);
  const { isBusy, problem, orderFor } = useOrderFor(goods);
  return (
    <>
      <Form role="search" aria-label={t`Kunden suchen`} className={styles.search}>
        <TextField
          type="search"
          name="search"
          label={t`Kunde suchen`}
          hint={t`Name, E-Mail, Telefon oder Postleitzahl`}
          maxLength={120}
          defaultValue={params.get('search') ?? ''}
        />
        <Button type="submit" variant="secondary" size="small">
          <Trans>Suchen</Trans>
        </Button>
      </Form>
      {input && !data && !error && <Spinner />}
      <ProblemNotice problem={error ?? problem} />
      {data && data.Rows.length === 0 && (
        <p>
          <Trans>Kein offenes Kundenkonto gefunden. Legen Sie unten eines an.</Trans>
        </p>
      )}
      {data && data.Rows.length > 0 && (
        <ul className={styles.callers}>
          {data.Rows.map((row) => (
            <li key={row.Id} className={styles.caller}>
              <p>
                <TextLink href={customerPath(row.Id)}>{row.Name || row.Email}</TextLink>
                <br />
                <span className="quiet">
                  {[row.Email, row.Phone, `${row.ZipCode} ${row.Town}`.trim()].filter(Boolean).join(' · ')}
                </span>
              </p>
              <Button
                size="small"
                busy={isBusy}
                aria-label={t`Für ${row.Name || row.Email} bestellen`}
                onClick={() => void orderFor(async () => row.Id, row.ZipCode)}
              >
                <Trans>Bestellen</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
