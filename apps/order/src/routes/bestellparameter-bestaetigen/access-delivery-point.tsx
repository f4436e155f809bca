import { Card } from '@heizplatz/ui';
import type { AccessQuestions } from '../../shared/parameters/access-conditions';
import type { AccessPart } from '../../shared/parameters/access-part';
import styles from '../../shared/parameters/access-form.module.css';
import { BlowingQuestions } from './blowing-questions';
import { LorryQuestions } from './lorry-questions';

interface AccessDeliveryPointProps {
  /** Null for an order of one delivery point. */
  readonly title: string | null;
  readonly part: AccessPart;
  readonly questions: AccessQuestions;
}

/** The questions about one delivery point. */
export function AccessDeliveryPoint({ title, part, questions }: AccessDeliveryPointProps) {
  const cards = (
    <>
      <Card as="section">
        <LorryQuestions {...part} />
      </Card>
      {(questions.hose || questions.industrial) && (
        <Card as="section">
          <BlowingQuestions part={part} questions={questions} />
        </Card>
      )}
    </>
  );
  if (title === null) return cards;
  return (
    <div role="group" aria-label={title} className={styles.form}>
      <h2>{title}</h2>
      {cards}
    </div>
  );
}
