import type { ReleaseServingRule } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './releases.module.css';

interface RulesProps {
  readonly rules: readonly ReleaseServingRule[];
  /** Whether each rule names its version: where those of several are listed. */
  readonly namesVersions?: boolean;
}

/** What part of whose visitors gets what, in the order in which it counts. */
export function RuleList({ rules, namesVersions = false }: RulesProps) {
  const [only] = rules;
  if (only && rules.length === 1)
    return (
      <span>
        <RuleText rule={only} namesVersion={namesVersions} />
      </span>
    );
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={`${rule.Version} ${rule.Share} ${rule.Sites.join()}`}>
          <RuleText rule={rule} namesVersion={namesVersions} />
        </li>
      ))}
    </ul>
  );
}

function RuleText({ rule, namesVersion }: { readonly rule: ReleaseServingRule; readonly namesVersion: boolean }) {
  return (
    <>
      {namesVersion && <>{rule.Version}: </>}
      <RuleScope rule={rule} />
    </>
  );
}

function RuleScope({ rule: { Share, Sites } }: { readonly rule: ReleaseServingRule }) {
  const { t } = useLingui();
  const percent = Math.round(Share * 1000) / 10;
  const countries = Sites.join(', ');
  if (Share < 1) return Sites.length > 0 ? t`${percent} % in ${countries}` : t`${percent} % aller Besucher`;
  return Sites.length > 0 ? t`alle in ${countries}` : <Trans>alle übrigen</Trans>;
}
