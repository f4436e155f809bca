import type { ParameterRow } from '@heizplatz/contract';
import { Card, CardHeader, Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './parameters.module.css';

/** The calculator's questions, as currently saved. */
export function ParameterPreview({ rows }: { readonly rows: readonly ParameterRow[] }) {
  const { t } = useLingui();
  const view = rows.filter(({ IsVisible }) => IsVisible);
  const getBegin = ({ Choices, DefaultId, CatalogueDefaultId, IsRequired }: ParameterRow): string => {
    const id = DefaultId ?? (IsRequired ? null : CatalogueDefaultId);
    return Choices.find(({ Id }) => Id === id)?.Name ?? t`noch nichts gewählt`;
  };
  return (
    <Card as="section" aria-labelledby="preview">
      <CardHeader titleId="preview" title={<Trans>So fragt der Rechner</Trans>} />
      <ul className={styles.preview}>
        {view.map((row) => (
          <li key={row.Key}>
            <strong>{row.Name}</strong>{' '}
            {row.IsRequired && (
              <Chip tone="warn">
                <Trans>Pflicht</Trans>
              </Chip>
            )}
            <br />
            <span className="quiet">{getBegin(row)}</span>
          </li>
        ))}
      </ul>
      {view.length < rows.length && (
        <p className="quiet">
          <Trans>Nicht gezeigt:</Trans>{' '}
          {rows
            .filter(({ IsVisible }) => !IsVisible)
            .map(({ Name }) => Name)
            .join(', ')}
        </p>
      )}
    </Card>
  );
}
