import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { Checkbox, Dialog, Notice } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceRefused } from '../filter/choice-refused';
import { useCompareRows } from './compare-rows';
import { findVariants } from './compare-selection';
import { CompareTable } from './compare-table';
import styles from './compare-table.module.css';
import type { OfferChoice } from '../offer-card/use-choose-offer';

interface CompareDialogProps {
  readonly group: ProductGroup;
  readonly offers: readonly Offer[];
  readonly init: InitConfiguration;
  /** Of the address; none: nothing is compared. */
  readonly comparedIds: readonly string[];
  readonly choice: OfferChoice;
  readonly onClose: () => void;
}

/** Two to four offers side by side. */
export function CompareDialog({ comparedIds, offers, onClose, ...rest }: CompareDialogProps) {
  const variants = findVariants(offers, comparedIds);
  const missing = comparedIds.length - variants.length;
  return (
    <Dialog open={comparedIds.length > 0} onClose={onClose} width={1140} title={<Trans>Angebote im Vergleich</Trans>}>
      {missing > 0 && (
        <Notice tone="warn">
          <Plural
            value={missing}
            one="1 der verglichenen Angebote gibt es in dieser Liste nicht mehr."
            other="# der verglichenen Angebote gibt es in dieser Liste nicht mehr."
          />
        </Notice>
      )}
      <ChoiceRefused choice={rest.choice} group={rest.group} />
      {variants.length > 0 && <Comparison {...rest} offers={variants} />}
    </Dialog>
  );
}

function Comparison({
  offers,
  group,
  init,
  choice,
}: Pick<CompareDialogProps, 'group' | 'init' | 'choice'> & { readonly offers: ReturnType<typeof findVariants> }) {
  const [showsAll, setShowsAll] = useState(true);
  const rows = useCompareRows({ offers, group, init });
  const view = showsAll ? rows : rows.filter(({ differs }) => differs);
  return (
    <div className={styles.comparison}>
      {offers.length > 1 && (
        <Checkbox
          variant="compact"
          checked={!showsAll}
          onChange={() => setShowsAll(!showsAll)}
          label={<Trans>Nur zeigen, worin sie sich unterscheiden</Trans>}
        />
      )}
      <CompareTable offers={offers} rows={view} choice={choice} />
      <p className="quiet">
        <Trans>≠ steht, wo sich die Angebote unterscheiden, ein Haken beim besten Wert.</Trans>
      </p>
    </div>
  );
}
