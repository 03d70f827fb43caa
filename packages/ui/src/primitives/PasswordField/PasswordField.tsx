import { useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Glyph } from '../shared/glyphs.tsx';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

type Without<Props, Key extends PropertyKey> = Props extends unknown ? Omit<Props, Key> : never;

export type PasswordFieldProps = Without<TextFieldProps, 'type' | 'end'> & {
  /** Labels of the show/hide button. */
  readonly texts: { readonly show: string; readonly hide: string };
};

/** A password with a show/hide button. */
export function PasswordField({ texts, ...rest }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? texts.hide : texts.show}
          icon={<Glyph name={shown ? 'eyeOff' : 'eye'} />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
