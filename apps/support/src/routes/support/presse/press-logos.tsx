import { CALLS, PRESS_LOGOS } from '@heizplatz/contract';
import { Card, CardHeader, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './press.module.css';

type Look = (typeof PRESS_LOGOS)[number];

const logoPath = (look: Look, format: 'svg' | 'png'): string =>
  `${CALLS.pressLogo.path.replace(':look', look)}?format=${format}`;

/** The logo in its three looks, each shown by the very file that is downloaded. */
export function PressLogos() {
  const { t } = useLingui();
  const names: Record<Look, string> = {
    dunkel: t`Logo für helle Flächen`,
    hell: t`Logo für dunkle Flächen`,
    zeichen: t`Bildzeichen allein`,
  };
  return (
    <Card as="section" aria-labelledby="logos" className={styles.stack}>
      <CardHeader titleId="logos" title={<Trans>Logos</Trans>} />
      <ul className={styles.logos}>
        {PRESS_LOGOS.map((look) => (
          <li key={look}>
            <div className={classNames(styles.logo, look === 'hell' && styles.dark)}>
              <img src={logoPath(look, 'svg')} alt="" height={64} width={look === 'zeichen' ? 64 : 219} />
            </div>
            <p className={styles.files}>
              <span>{names[look]}</span>
              <span>
                <a href={logoPath(look, 'svg')} download aria-label={t`${names[look]}: SVG`}>
                  SVG
                </a>{' '}
                <a href={logoPath(look, 'png')} download aria-label={t`${names[look]}: PNG`}>
                  PNG
                </a>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
