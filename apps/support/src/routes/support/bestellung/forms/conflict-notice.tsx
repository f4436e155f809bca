import { Button, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from '../../../../shared/order/action-form.module.css';

/** A field that two versions say differently. */
export interface Compared {
  readonly label: string;
  readonly saved: string;
  readonly mine: string;
}

interface ConflictNoticeProps {
  readonly compared: readonly Compared[];
  readonly onTakeSaved: () => void;
  readonly onSendMine: () => void;
}

/** Somebody else was faster: both versions side by side, and whose shall stand. */
export function ConflictNotice({ compared, onTakeSaved, onSendMine }: ConflictNoticeProps) {
  const different = compared.filter(({ saved, mine }) => saved !== mine);
  return (
    <Notice tone="warn" announce title={<Trans>Inzwischen von jemand anderem geändert</Trans>}>
      {different.length === 0 ? (
        <p>
          <Trans>Die Angaben dieses Formulars sind davon nicht betroffen.</Trans>
        </p>
      ) : (
        <table className={styles.conflict}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Angabe</Trans>
              </th>
              <th scope="col">
                <Trans>Gespeichert</Trans>
              </th>
              <th scope="col">
                <Trans>Ihre Fassung</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ label, saved, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{saved || '–'}</td>
                <td>{mine || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.choices}>
        <Button size="small" variant="secondary" onClick={onTakeSaved}>
          <Trans>Gespeicherten Stand zeigen</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={onSendMine}>
          <Trans>Meine Fassung speichern</Trans>
        </Button>
      </p>
    </Notice>
  );
}
