import * as styles from './FieldError.css.ts';

/** The error of the control with this id; its own id is `${id}-error`. Announced when it appears. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error?: string | undefined }) => (
  <div aria-live="polite">
    {error ? (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    ) : null}
  </div>
);
