import { Icon, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './product-guarantee.module.css';

const NOTICE_ADDRESS = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj?locale=de';

/**
 * The legal guarantee of conformity as text. The official graphic (rule LAW-10) may not be altered and must not be
 * redrawn by us, so the notice is linked and this mark is no copy of it.
 */
export function ProductGuarantee() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.guarantee}>
      <span aria-hidden="true" className={styles.mark}>
        <Icon name="scale" size={32} />
        <span>
          <Trans>2 Jahre</Trans>
        </span>
      </span>
      <div>
        <h3 id={titleId} className={styles.title}>
          <Trans>Gesetzliche Gewährleistung</Trans>
        </h3>
        <p>
          <Trans>
            Kaufen Sie als Verbraucher und ist die Ware mangelhaft, haftet Ihnen der Verkäufer dafür mindestens zwei
            Jahre ab der Lieferung. Sie können kostenlos Nachlieferung verlangen, und wenn das nicht gelingt, weniger
            zahlen oder Ihr Geld zurückbekommen. Das gilt ohne Aufpreis und neben jeder Garantie.
          </Trans>
        </p>
        <p>
          <TextLink href={NOTICE_ADDRESS} target="_blank" rel="noreferrer">
            <Trans>Amtliche EU-Mitteilung zur gesetzlichen Gewährleistung</Trans>
          </TextLink>
        </p>
      </div>
    </section>
  );
}
