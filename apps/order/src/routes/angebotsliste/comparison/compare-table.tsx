import type { OfferVariant } from '@heizplatz/contract';
import { classNames, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ChooseButton } from '../offer-card/choose-button';
import type { CompareRow } from './compare-row';
import styles from './compare-table.module.css';
import type { OfferChoice } from '../offer-card/use-choose-offer';

interface CompareTableProps {
  readonly offers: readonly OfferVariant[];
  readonly rows: readonly CompareRow[];
  readonly choice: OfferChoice;
}

/** A column an offer. What is too wide scrolls within, and the rows' names stay. */
export function CompareTable({ offers, rows, choice }: CompareTableProps) {
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Angebote nebeneinander</Trans>
        </caption>
        <thead>
          <tr>
            <td className={styles.name} />
            {offers.map(({ Id, DealerName }) => (
              <th key={Id} scope="col">
                {DealerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareTableRow key={row.id} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.name} />
            {offers.map((offer) => (
              <td key={offer.Id}>
                <ChooseButton offer={offer} choice={choice} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function CompareTableRow({ row }: { row: CompareRow }) {
  return (
    <tr className={classNames(row.differs && styles.differs)}>
      <th scope="row" className={styles.name}>
        {row.label}
        {row.differs && (
          <>
            <span aria-hidden="true" className={styles.sign}>
              {' '}
              ≠
            </span>{' '}
            <span className="visually-hidden">
              <Trans>(unterschiedlich)</Trans>
            </span>
          </>
        )}
      </th>
      {row.cells.map(({ text, isBest }, index) => (
        <td key={index} className={classNames(isBest && styles.best)}>
          {text}
          {isBest && (
            <span className={styles.mark}>
              <Icon name="check" size={16} />
              <span className="visually-hidden">
                <Trans>bester Wert</Trans>
              </span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
