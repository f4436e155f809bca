import { useApi } from '@heizplatz/api-client';
import { CALLS, type MenuKey, type StaffMenu } from '@heizplatz/contract';
import { Button, Card, CardHeader, classNames, Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useReorder } from '../../../../shared/reorder/use-reorder';
import { MenuRow } from './menu-row';
import { toEntries, getField, menuValues, moved, savedMenuValues } from './menu-values';
import styles from './menus.module.css';
import type { KnownPath } from './page-picker';

/** The contract takes no more. */
const MAX_ROWS = 12;

function useMenuNames(): Readonly<Record<MenuKey, string>> {
  const { t } = useLingui();
  return {
    main: t`Hauptmenü im Kopf`,
    'info-center': t`Info-Center`,
    'footer-market': t`Fuß: Markt`,
    'footer-help': t`Fuß: Hilfe`,
  };
}

interface MenuCardProps {
  readonly menu: StaffMenu;
  /** What the menu may lead to. */
  readonly paths: readonly KnownPath[];
  readonly onSaved: () => void;
}

/** A menu's entries: labels, their targets, their order, and whether they are visible. */
export function MenuCard({ menu: { CountryId, Menu, Version, Entries }, paths, onSaved }: MenuCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const name = useMenuNames()[Menu];
  const [rowCount, setRowCount] = useState(Math.max(1, Entries.length));
  const form = useStaffForm({
    name: Menu,
    schema: toBody(CALLS.saveMenu),
    values: menuValues(Entries, MAX_ROWS),
    version: Version,
    read: (values, version) => ({ CountryId, Menu, Version: version, Entries: toEntries(values, MAX_ROWS) }),
    toValues: (current) => savedMenuValues(current, MAX_ROWS),
    save: async (body) => {
      await api(CALLS.saveMenu, { body });
      onSaved();
    },
  });
  const { list, handle, item } = useReorder((from, to) => form.setValues(moved(form.getValues(), from, to, MAX_ROWS)));
  const rows = Array.from({ length: MAX_ROWS }, (_, at) => at);
  const labels = Object.fromEntries(
    rows.flatMap((at) => [
      [getField('Text', at), t`${at + 1}. Text`],
      [getField('Href', at), t`${at + 1}. Ziel`],
      [getField('IsHidden', at), t`${at + 1}. ausgeblendet`],
    ]),
  );
  return (
    <Card as="section" aria-labelledby={`menu-${Menu}`}>
      <CardHeader titleId={`menu-${Menu}`} title={name} />
      {Version === 0 && Entries.length > 0 && (
        <p className={classNames('quiet', styles.note)}>
          <Trans>
            Noch nicht bearbeitet: Das sind die Einträge, die die Website mitbringt und jetzt zeigt. Ein Menü ohne
            Einträge zeigt wieder diese.
          </Trans>
        </p>
      )}
      <StaffForm form={form} labels={labels} submitVariant="secondary">
        <ol className={styles.rows} ref={list}>
          {rows.slice(0, rowCount).map((at) => (
            <MenuRow
              key={at}
              form={form}
              at={at}
              rows={MAX_ROWS}
              isLast={at === rowCount - 1}
              paths={paths}
              handle={handle(at)}
              item={item(at, styles.row)}
              onRemoved={() => setRowCount(Math.max(1, rowCount - 1))}
            />
          ))}
        </ol>
        {rowCount < MAX_ROWS && (
          <div>
            <Button variant="quiet" size="small" onClick={() => setRowCount(rowCount + 1)}>
              <Icon name="plus" size={18} />
              <Trans>Eintrag hinzufügen</Trans>
            </Button>
          </div>
        )}
      </StaffForm>
    </Card>
  );
}
