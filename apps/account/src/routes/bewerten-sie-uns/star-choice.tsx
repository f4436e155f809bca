import { RadioGroup, Stars } from '@heizplatz/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { STAR_LABELS } from './star-labels';

interface StarChoiceProps {
  readonly id: string;
  readonly legend: ReactNode;
  /** '': not stated. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onValueChange: (stars: string) => void;
}

/** Stars as what they are: one choice of five, as text. */
export function StarChoice({ id, legend, value, error, onValueChange }: StarChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={legend}
      variant="compact"
      value={value}
      error={error}
      options={STAR_LABELS.map(({ stars, words: labels }) => ({
        value: String(stars),
        label: (
          <>
            <Stars number={stars} /> {t(labels)}
            <span className="visually-hidden">
              , <Plural value={stars} one="# Stern" other="# Sterne" />
            </span>
          </>
        ),
      }))}
      onValueChange={onValueChange}
    />
  );
}
