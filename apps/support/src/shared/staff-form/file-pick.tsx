import styles from './file-pick.module.css';

interface FilePickProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
}

/** The browser's own choice of a file. */
export function FilePick({ id, label, hint, accept, error, disabled, onPick }: FilePickProps) {
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        type="file"
        id={id}
        accept={accept}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
        }}
      />
      <span id={`${id}-hint`} className="quiet">
        {hint}
      </span>
      <span id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </span>
    </div>
  );
}
