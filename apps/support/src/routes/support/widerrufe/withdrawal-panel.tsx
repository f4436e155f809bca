import { formatTime, siteById } from '@heizplatz/country';
import { Button, Card, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CaseMail } from '../../../shared/case-mail/case-mail';
import { AssignForm } from './assign-form';
import { SettleForm } from './settle-form';
import { UndoForm } from './undo-form';
import styles from '../../../shared/staff-page/case-panel.module.css';
import type { WithdrawalProps } from './withdrawal-props';

/** The declaration in its own text, its order, and whether it is settled. */
export function WithdrawalPanel({ row, reload }: WithdrawalProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // One form at a time: only one can warn before it is left.
  const [isSettling, setIsSettling] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);
  const site = siteById(row.CountryId);
  const { Assign: isAssignable, Undo: isUndoable } = row.May;
  const settledAt = row.SettledAt && formatTime(row.SettledAt, site);
  return (
    <section aria-label={t`Widerruf`} className={styles.panel}>
      <Card className={styles.part}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Die Erklärung</Trans>
        </h2>
        <KeyValueList
          items={[
            { id: 'received', label: t`Eingegangen`, value: formatTime(row.ReceivedAt, site) },
            { id: 'name', label: t`Name`, value: row.Name || t`keine Angabe` },
            { id: 'email', label: t`E-Mail`, value: row.EmailAddress },
            { id: 'contract', label: t`Vertrag`, value: row.Contract || t`keine Angabe` },
            { id: 'part', label: t`Umfang`, value: row.Part || t`der ganze Vertrag` },
          ]}
        />
      </Card>
      <div className={styles.part}>
        {isAssignable && !isSettling && <AssignForm row={row} reload={reload} />}
        {isUndoing && <UndoForm row={row} reload={reload} />}
        {isUndoable && !isUndoing && (
          <div>
            <Button variant="secondary" size="small" onClick={() => setIsUndoing(true)}>
              <Trans>Widerruf zurücknehmen</Trans>
            </Button>
          </div>
        )}
        {isUndoing ? null : settledAt ? (
          <Card as="section" className={styles.part}>
            <h3>
              <Trans>Erledigt</Trans>
            </h3>
            <p>
              <Trans>
                {settledAt}, {row.SettledBy}
              </Trans>
            </p>
            <p>{row.SettledNote}</p>
          </Card>
        ) : !isAssignable || isSettling ? (
          <SettleForm row={row} reload={reload} />
        ) : (
          <div>
            <Button variant="secondary" size="small" onClick={() => setIsSettling(true)}>
              <Trans>Ohne Zuordnung erledigen</Trans>
            </Button>
          </div>
        )}
        <CaseMail kind="withdrawal" objectId={row.Id} />
      </div>
    </section>
  );
}
