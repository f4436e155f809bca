import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById, monthName } from '@heizplatz/country';
import { useLoaderData, useSite } from '@heizplatz/router';
import { Button, Card, Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { salesMonthPath } from '../../../shared/staff-page/staff-paths';
import styles from './sales-list.module.css';
import { StatementTables } from './statement-tables';

type Input = { readonly params: { readonly month: string; readonly dealerId: string } };

/** A statement that prints as it stands; files of it beside. */
export function StatementView() {
  const { t } = useLingui();
  const site = useSite();
  const input = useLoaderData<Input>();
  const { data: statement } = useCall(CALLS.commissionStatement, input);
  if (!statement) return null;
  const { month, dealerId } = input.params;
  const { Dealer, Number: number, ClosedAt, Total } = statement;
  const path = CALLS.commissionStatementFile.path.replace(':month', month).replace(':dealerId', dealerId);
  const name = monthName(month);
  return (
    <StaffPage
      title={t`Provisionsabrechnung ${name}`}
      lead={Dealer.Name}
      crumbs={[{ id: 'list', text: t`Verkaufsliste`, href: salesMonthPath(month) }]}
      actions={
        <>
          <a href={`${path}?format=pdf`} download>
            PDF
          </a>
          <a href={`${path}?format=csv`} download>
            CSV
          </a>
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Trans>Drucken</Trans>
          </Button>
        </>
      }
    >
      <Card as="section" className={styles.statement}>
        <div className={styles.monthHead}>
          {ClosedAt ? (
            <>
              <Chip tone="spruce">{t`abgeschlossen am ${formatDate(ClosedAt, site)}`}</Chip>
              <span>{number ? t`Nummer ${number}` : t`Nichts angefallen`}</span>
            </>
          ) : (
            <Chip tone="sunk">{t`vorläufig: der Monat ist noch offen`}</Chip>
          )}
        </div>
        <address className={styles.address}>
          {Dealer.Company || Dealer.Name}
          <br />
          {Dealer.Street}
          <br />
          {Dealer.ZipCode} {Dealer.City}
          <br />
          <Trans>Steuernummer {Dealer.TaxNumber}</Trans>
        </address>
        <StatementTables statement={statement} />
        <p className={styles.payable}>
          <span>
            <Trans>Zu zahlen, netto</Trans>
          </span>
          <span className="tabular">{formatMoney(Total.Payable, siteById(Dealer.CountryId))}</span>
        </p>
        <p className={styles.note}>
          <Trans>Beträge ohne Umsatzsteuer; sie weist die Rechnung aus.</Trans>
        </p>
      </Card>
    </StaffPage>
  );
}
