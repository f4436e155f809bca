import { Icon } from '../marks/icon';
import styles from './field-frame.module.css';

/** The place of a field's error: always there, so that a reader announces the text that enters it. */
export function FieldMessage({ id, error }: { id: string; error?: string | null | undefined }) {
  return (
    <span id={id} className={styles.error} aria-live="polite">
      {error && (
        <>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </>
      )}
    </span>
  );
}
