import { Checkbox, RadioGroup } from '@heizplatz/ui';
import { memo } from 'react';
import type { FilterChoice, FilterSection } from './filter-section';
import styles from './filter-form.module.css';
import { type FilterVariant, useChoiceLabels } from '../surcharges/use-choice-labels';
import { useFilterLabels } from './use-filter-labels';
import { WishDayField } from './wish-day-field';

interface FilterSectionFieldsProps {
  readonly section: FilterSection;
  /** ISO date of the first day that can be wished for. */
  readonly firstDay: string;
  readonly variant: FilterVariant;
  /** The heading above it has the same text. */
  readonly legendHidden?: boolean;
}

/**
 * The sections of a form are built anew with each choice; the fields of one render when it says something else. Their inputs
 * hold what is chosen (`useShownChoices`).
 */
export const FilterSectionFields = memo(function FilterSectionFields(props: FilterSectionFieldsProps) {
  return (
    <div className={styles.section}>
      <Fields {...props} />
    </div>
  );
}, isUnchanged);

function isUnchanged(before: FilterSectionFieldsProps, after: FilterSectionFieldsProps): boolean {
  const { section, firstDay, variant, legendHidden } = before;
  return (
    firstDay === after.firstDay &&
    variant === after.variant &&
    legendHidden === after.legendHidden &&
    JSON.stringify(section) === JSON.stringify(after.section)
  );
}

function Fields({ section, firstDay, variant, legendHidden = false }: FilterSectionFieldsProps) {
  const { getName, getChoice } = useFilterLabels();
  const getTexts = useChoiceLabels(variant);
  const name = getName(section);
  const toLabels = (label: string, choice: FilterChoice) => {
    const { extra, hint } = getTexts(choice);
    const fieldLabel = variant === 'column' && extra !== '' ? { label: `${label} (${extra})` } : { label, extra };
    return { ...fieldLabel, ...(hint !== '' && { hint: <span className={styles.hint}>{hint}</span> }) };
  };
  switch (section.kind) {
    case 'several':
      return (
        <fieldset>
          <legend className={styles.legend}>{name}</legend>
          {section.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              variant="compact"
              name={section.field}
              value={choice.value}
              defaultChecked={section.chosen.includes(choice.value)}
              {...toLabels(getChoice(section, choice), choice)}
            />
          ))}
        </fieldset>
      );
    case 'one':
      return (
        <RadioGroup
          variant="compact"
          legendHidden={legendHidden}
          legend={<span className={styles.legend}>{name}</span>}
          name={section.field}
          defaultValue={section.chosen}
          options={section.choices.map((choice) => ({
            value: choice.value,
            ...toLabels(getChoice(section, choice), choice),
          }))}
        />
      );
    case 'switch':
      return (
        <Checkbox
          variant="compact"
          name={section.field}
          value={section.choice.value}
          defaultChecked={section.isOn}
          {...toLabels(name, section.choice)}
        />
      );
    case 'day':
      return <WishDayField label={name} section={section} firstDay={firstDay} messages={getTexts(section.choice)} />;
  }
}
