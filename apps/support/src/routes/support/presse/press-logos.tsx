import { CALLS, PRESS_LOGOS } from '@heizplatz/contract';
import { Card, CardHeader, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './press.module.css';

type Variant = (typeof PRESS_LOGOS)[number];

const logoPath = (variant: Variant, format: 'svg' | 'png'): string =>
  `${CALLS.pressLogo.path.replace(':look', variant)}?format=${format}`;

/** The logo in its three variants, each displayed by the very file that is downloaded. */
export function PressLogos() {
  const { t } = useLingui();
  const names: Record<Variant, string> = {
    dunkel: t`Logo für helle Flächen`,
    hell: t`Logo für dunkle Flächen`,
    zeichen: t`Bildzeichen allein`,
  };
  return (
    <Card as="section" aria-labelledby="logos" className={styles.stack}>
      <CardHeader titleId="logos" title={<Trans>Logos</Trans>} />
      <ul className={styles.logos}>
        {PRESS_LOGOS.map((variant) => (
          <li key={variant}>
            <div className={classNames(styles.logo, variant === 'hell' && styles.dark)}>
              <img src={logoPath(variant, 'svg')} alt="" height={64} width={variant === 'zeichen' ? 64 : 219} />
            </div>
            <p className={styles.files}>
              <span>{names[variant]}</span>
              <span>
                <a href={logoPath(variant, 'svg')} download aria-label={t`${names[variant]}: SVG`}>
                  SVG
                </a>{' '}
                <a href={logoPath(variant, 'png')} download aria-label={t`${names[variant]}: PNG`}>
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
