import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as layout from '../form-layout.css.ts';
import { FieldView } from './FieldView.tsx';
import { FoldedFields, groupsOf } from './FoldedFields.tsx';
import { focusField, focusNext } from './focusField.ts';
import * as css from './FormFields.css.ts';
import type { BannerModel, FieldModel, FormModel } from './models.ts';
import { useDeferredBlur } from './useDeferredBlur.ts';

export interface ModelFormProps {
  readonly form: FormModel;
  /** Accessible name, if no heading is directly above. */
  readonly label?: string | undefined;
  /** The field to focus on mount; none if omitted. */
  readonly first?: string | undefined;
  /** The submit button and other content below the fields. */
  readonly children: ReactNode;
}

const wide: ReadonlySet<FieldModel['widget']> = new Set(['checkbox', 'choice', 'textarea']);

/**
 * Renders a form model: banners, fields, actions; moves the focus as requested by the model. In CSS: `data-field` is the name
 * of a field, `data-wide` one that spans the whole row.
 */
export function ModelForm({ form, label, first, children }: ModelFormProps) {
  const { fields, banners, focus, onSubmit } = form;
  const place = useRef<HTMLFormElement>(null);
  const afterPress = useDeferredBlur();
  // A modal first focuses its first control, the close button; the next frame comes after that.
  useEffect(() => {
    if (first === undefined) return undefined;
    const frame = requestAnimationFrame(() => focusField(place.current, first));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  useEffect(() => {
    if (focus) focusField(place.current, focus.field);
  }, [focus]);
  const leave = (event: FocusEvent<HTMLElement>, field: FieldModel): void => {
    // Moving within a widget is not a blur.
    if (!event.currentTarget.contains(event.relatedTarget)) afterPress(field.onBlur);
  };
  const keyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    // Phone keyboards show "next", so Enter moves on.
    const phone = event.key === 'Enter' && matchMedia('(pointer: coarse)').matches;
    if (phone && !event.nativeEvent.isComposing && focusNext(place.current, event.target)) event.preventDefault();
  };
  const cell = (field: FieldModel) => (
    <div
      key={field.name}
      className={css.fieldCell}
      data-field={field.name}
      data-wide={wide.has(field.widget) ? '' : undefined}
      onBlur={(event) => leave(event, field)}
    >
      <FieldView field={field} />
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter of the fields inside.
    <form
      ref={place}
      className={layout.form}
      aria-label={label}
      noValidate
      onKeyDown={keyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* The live region stays in the page while empty, because screen readers only announce changes inside one. */}
      <Banners banners={banners} />
      <div className={css.fields}>
        {groupsOf(fields).flatMap(({ label: name, list }) =>
          name === undefined
            ? list.map(cell)
            : [<FoldedFields key={name} label={name} fields={list} focus={focus} renderField={cell} />],
        )}
      </div>
      {children}
    </form>
  );
}

/** Banners of a form; announced when they appear. `data-tone` in CSS is the tone (REG-02). */
function Banners({ banners }: { readonly banners: readonly BannerModel[] }) {
  return (
    <div className={css.banners} aria-live="polite">
      {banners.map(({ id, tone, text, action }) => (
        <div key={id} className={css.banner} data-tone={tone}>
          <p className={css.bannerText}>{text}</p>
          {action && (
            <Button variant="ghost" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
