import { useSite } from '@heizplatz/router';
import { Checkbox, RadioGroup } from '@heizplatz/ui';
import type { FilterChoice, FilterSection } from './filter-sections';
import styles from './filter-form.module.css';
import { useFilterTexts } from './use-filter-texts';
import { signedMoney } from './signed-money';
import { WishDayField } from './wish-day-field';

interface FilterSectionFieldsProps {
  readonly section: FilterSection;
  /** ISO date of the first day that can be wished for. */
  readonly firstDay: string;
}

/** The form around them hears every change; here a value is only shown. */
const heardByForm = () => undefined;

export function FilterSectionFields(props: FilterSectionFieldsProps) {
  return (
    <div className={styles.section}>
      <Fields {...props} />
    </div>
  );
}

function Fields({ section, firstDay }: FilterSectionFieldsProps) {
  const { nameOf, anyOf } = useFilterTexts();
  const extraOf = useExtra();
  const name = nameOf(section);
  switch (section.kind) {
    case 'several':
      return (
        <fieldset>
          <legend className={styles.legend}>{name}</legend>
          {section.choices.map((choice) => (
            <Checkbox
              key={choice.value}
              look="compact"
              name={section.field}
              value={choice.value}
              checked={section.chosen.includes(choice.value)}
              onChange={heardByForm}
              label={choice.label + extraOf(choice)}
            />
          ))}
        </fieldset>
      );
    case 'one':
      return (
        <RadioGroup
          look="compact"
          legend={<span className={styles.legend}>{name}</span>}
          name={section.field}
          value={section.chosen}
          options={section.choices.map((choice) => ({
            value: choice.value,
            label: (choice.label || anyOf(section)) + extraOf(choice),
          }))}
        />
      );
    case 'switch':
      return (
        <Checkbox
          look="compact"
          name={section.field}
          value={section.value}
          checked={section.isOn}
          onChange={heardByForm}
          label={name + extraOf({ surcharge: section.surcharge, count: null })}
        />
      );
    case 'day':
      return <WishDayField label={name} section={section} firstDay={firstDay} />;
  }
}

/** Behind a choice: how many offers have it, or what it adds. */
function useExtra(): (choice: Pick<FilterChoice, 'surcharge' | 'count'>) => string {
  const site = useSite();
  return ({ surcharge, count }) => {
    if (count !== null) return ` (${count})`;
    return surcharge ? ` (${signedMoney(surcharge, site)})` : '';
  };
}
