import type { ContentRelease } from '@heizplatz/contract';
import { Card, CardHeader, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../staff-page/layout.module.css';
import styles from './cms.module.css';

interface LinksCardProps {
  readonly links: ContentRelease['BrokenLinks'];
  /** Paths that lead here for good. */
  readonly movedFrom?: readonly string[];
}

/** Links that lead nowhere, and old addresses that lead here. */
export function LinksCard({ links: BrokenLinks, movedFrom: MovedFrom = [] }: LinksCardProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`Links und Adressen`}>
      <CardHeader title={t`Links und Adressen`} />
      <div className={layout.stack}>
        {BrokenLinks.length === 0 ? (
          <p>
            <Trans>Alle Links auf eigene Seiten führen an ein Ziel.</Trans>
          </p>
        ) : (
          <Notice tone="warn" title={t`Diese Links führen ins Leere`}>
            <ul className={styles.list}>
              {BrokenLinks.map(({ Href, Text }, at) => (
                <li key={at}>
                  {Href} („{Text}“)
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {MovedFrom.length > 0 && (
          <div>
            <p>
              <Trans>Auf diese Seite leiten weiter:</Trans>
            </p>
            <ul className={styles.list}>
              {MovedFrom.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
