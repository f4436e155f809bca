import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { Form } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { useLingui } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { FilterSectionFields } from '../filter/filter-section-fields';
import { filterSections } from '../filter/filter-sections';
import { HiddenFields } from '../filter/hidden-fields';
import { readForm } from '../filter/read-form';
import { useShownChoices } from '../filter/use-shown-choices';
import { SETTINGS_AREAS, sectionsByArea } from './settings-areas';
import styles from './settings-form.module.css';
import { DeliveryPointsField } from '../surcharges/delivery-points-field';
import type { Surcharges } from '../surcharges/surcharges';
import { useAreaNames } from '../filter/use-area-names';

interface SettingsFormProps {
  readonly id: string;
  readonly group: ProductGroup;
  readonly init: InitConfiguration;
  /** What the fields say. */
  readonly draft: ListConfiguration;
  /** The query that would be sent: the draft with enough for its delivery points. */
  readonly query: ListConfiguration;
  readonly surcharges: Surcharges;
  readonly firstDay: string;
  readonly onDraft: (draft: ListConfiguration) => void;
  readonly onApply: () => void;
}

/** A GET form to the list; with script a change is counted first and applied by its button. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, group, init, draft, query, surcharges, firstDay, onDraft, onApply } = props;
  const { t } = useLingui();
  const areaNames = useAreaNames();
  const all = filterSections(init, draft, surcharges);
  const sections = sectionsByArea(all);
  return (
    <Form
      ref={useShownChoices(all)}
      id={id}
      method="get"
      action={offersPath(group)}
      aria-label={t`Optionen der Bestellung`}
      className={styles.form}
      onChange={({ currentTarget }) => {
        const next = readForm(currentTarget, draft);
        if (next) onDraft(next);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.checkValidity()) onApply();
      }}
    >
      <HiddenFields configuration={draft} sections={[]} asksDeliveryPoints />
      <DeliveryPointsField group={group} init={init} draft={draft} query={query} surcharges={surcharges} />
      {SETTINGS_AREAS.map(
        (area) =>
          sections[area].length > 0 && (
            <section key={area} className={styles.area}>
              <h3 className={styles.areaName}>{areaNames[area]}</h3>
              <div className={styles.sections}>
                {sections[area].map((section) => (
                  <FilterSectionFields
                    key={section.id}
                    section={section}
                    firstDay={firstDay}
                    variant="settings"
                    legendHidden={area === 'payment'}
                  />
                ))}
              </div>
            </section>
          ),
      )}
    </Form>
  );
}
