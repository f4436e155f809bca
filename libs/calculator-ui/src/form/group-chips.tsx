import { groupShortName, type ProductGroup } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import styles from './group-chips.module.css';

interface GroupChipsProps {
  readonly groups: readonly ProductGroup[];
  readonly chosen: ProductGroup;
  readonly onChoose: (group: ProductGroup) => void;
}

/** Radio buttons styled as chips: they support arrow keys, screen readers and forms without script. */
export function GroupChips({ groups, chosen, onChoose }: GroupChipsProps) {
  const { countryId } = useSite();
  return (
    <fieldset>
      <legend className="visually-hidden">
        <Trans>Brennstoff</Trans>
      </legend>
      <div className={styles.chips}>
        {groups.map((group) => (
          <label key={group.id} className={styles.chip}>
            <input
              type="radio"
              name="productGroup"
              value={group.urlName}
              checked={group === chosen}
              onChange={() => onChoose(group)}
              className={styles.radio}
            />
            {groupShortName(group, countryId)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
