import { useCall } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { Form, useSearchParams } from '@heizplatz/router';
import { customerPath } from '@heizplatz/routes';
import { Button, Chip, Spinner, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './caller-search.module.css';
import { callersInput } from './callers-input';
import type { GoodsTarget } from './goods-path';
import { SubmissionError } from '../../../../shared/order/submission-error';
import { useOrderFor } from './use-order-for';

export type Caller = CallResponse<typeof CALLS.staffCustomers>['Rows'][number];

interface CallerSearchProps {
  readonly goods: GoodsTarget;
  /** A guest was chosen, who needs an account before somebody can order for it. */
  readonly onGuest: (guest: Caller) => void;
}

/** Finds the caller by number, name, mail, phone or postcode; the order is placed on the site of the caller's country. */
export function CallerSearch({ goods, onGuest }: CallerSearchProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const input = callersInput(params);
  const { data, error } = useCall(CALLS.staffCustomers, input);
  const { isBusy, problem, orderFor } = useOrderFor(goods);
  return (
    <>
      <Form role="search" aria-label={t`Kunden suchen`} className={styles.search}>
        <TextField
          type="search"
          name="search"
          label={t`Kunde suchen`}
          hint={t`Kundennummer, Name, E-Mail, Telefon oder Postleitzahl`}
          maxLength={120}
          defaultValue={params.get('search') ?? ''}
        />
        <Button type="submit" variant="secondary" size="small">
          <Trans>Suchen</Trans>
        </Button>
      </Form>
      {input && !data && !error && <Spinner />}
      <SubmissionError problem={error ?? problem} />
      {data && data.Rows.length === 0 && (
        <p>
          <Trans>Niemand gefunden, für den bestellt werden kann. Legen Sie unten ein Konto an.</Trans>
        </p>
      )}
      {data && data.Rows.length > 0 && (
        <ul className={styles.callers}>
          {data.Rows.map((row) => (
            <li key={row.Id} className={styles.caller}>
              <p>
                <TextLink href={customerPath(row.Id)}>{row.Name || row.Email}</TextLink>{' '}
                {row.CountryId !== goods.countryId && <Chip>{siteById(row.CountryId).countryName}</Chip>}{' '}
                {row.IsGuest && (
                  <Chip>
                    <Trans>Gast</Trans>
                  </Chip>
                )}
                <br />
                <span className="quiet">
                  {[row.Email, row.Phone, `${row.ZipCode} ${row.Town}`.trim()].filter(Boolean).join(' · ')}
                </span>
              </p>
              {row.IsGuest ? (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t`Konto für ${row.Name || row.Email} anlegen`}
                  onClick={() => onGuest(row)}
                >
                  <Trans>Konto anlegen</Trans>
                </Button>
              ) : (
                <Button
                  size="small"
                  busy={isBusy}
                  aria-label={t`Für ${row.Name || row.Email} bestellen`}
                  onClick={() => void orderFor({ ...row, getId: async () => row.Id })}
                >
                  <Trans>Bestellen</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
