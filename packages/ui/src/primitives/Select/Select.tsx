import * as Radix from 'radix-ui/select';
import { useId, useState, type ReactNode } from 'react';
import { checkChoice } from '../dev/checks.ts';
import type { ControlName } from '../shared/name.types.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { usePageDirection } from '../shared/usePageDirection.ts';
import { describedBy, Field } from '../TextField/Field.tsx';
import { useLayer } from '../UiProvider/useLayer.ts';
import * as styles from './Select.css.ts';

/** A value to choose. A disabled one is in the list and cannot be chosen. */
export interface SelectOption {
  /** Not empty: '' means no choice. */
  readonly value: string;
  readonly label: string;
  /** Language of the label if it differs from the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface OwnProps {
  readonly options: readonly SelectOption[];
  /** '' for no choice. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly startIcon?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Name in a form. */
  readonly name?: string;
}

export type SelectProps = OwnProps & ControlName;

/**
 * A select with a custom list. Opens by press, Enter, Space and arrows; typing jumps to an option. `data-invalid` in CSS with
 * an error.
 */
export function Select(props: SelectProps): ReactNode {
  const { label, 'aria-label': ariaLabel, options, placeholder, hint, error, startIcon, ...rest } = props;
  if (import.meta.env.DEV) checkChoice('Select', rest.value, options, '');
  const id = useId();
  const [open, setOpen] = useState(false);
  const zIndex = useLayer(open);
  const chosen = options.find(({ value }) => value === rest.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
      <Radix.Root {...rest} dir={usePageDirection()} open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          id={id}
          // A label names form fields, but not in every browser a button with another role.
          aria-label={ariaLabel ?? label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={styles.trigger}
          data-invalid={error ? '' : undefined}
        >
          {startIcon}
          <span className={styles.value}>
            {/* In separate elements: the library would move texts in and out, which breaks translated pages. */}
            <Radix.Value placeholder={<span>{placeholder}</span>}>
              {chosen && <span lang={chosen.lang}>{chosen.label}</span>}
            </Radix.Value>
          </span>
          <Radix.Icon className={styles.arrow}>
            <Glyph name="down" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={8}
            className={styles.list}
            style={{ zIndex }}
          >
            <Radix.Viewport className={styles.viewport} nonce={globalThis.__webpack_nonce__}>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={styles.option}
                  lang={option.lang}
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.tick}>
                    <Glyph name="check" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  );
}
