import type { AuditRow } from '@heizplatz/contract';
import { Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './audit-details.module.css';

/** The changes of an action, field by field, and the request; secrets were never stored. */
export function AuditDetails({ row }: { readonly row: AuditRow }) {
  const { t } = useLingui();
  const { Differences, Request, RequestId, Ip } = row;
  const count = Differences.length;
  return (
    <Disclosure summary={count === 0 ? t`Anfrage` : count === 1 ? t`1 Feld` : t`${count} Felder`}>
      <div className={styles.details}>
        {count > 0 && (
          <table className={styles.fields}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Feld</Trans>
                </th>
                <th scope="col">
                  <Trans>Vorher</Trans>
                </th>
                <th scope="col">
                  <Trans>Nachher</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {Differences.map(({ Field, Before, After }) => (
                <tr key={Field}>
                  <th scope="row">{Field}</th>
                  <td>{Before ?? '–'}</td>
                  <td>{After ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {Request !== '' && <pre className={styles.request}>{Request}</pre>}
        <p className="quiet">
          <Trans>
            Vorgangsnummer {RequestId}, Adresse {Ip}
          </Trans>
        </p>
      </div>
    </Disclosure>
  );
}
