import { useState, type ReactNode } from 'react';
import type { TokenFacts } from '../../theme/token-files/tokenList.ts';
import type { Easing, Gradient, Hex, ShadowLayer } from '../../theme/tokens/tokens.types.ts';
import * as css from './theme-lab.css.ts';

export interface KnobFieldProps {
  readonly facts: TokenFacts;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A colour by a picker and by its hexadecimal number. Typed text applies as soon as it is a colour. */
export function ColourField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: Hex) => void;
}): ReactNode {
  const { label, value, onChange } = props;
  // A partly typed value stays until the value changes.
  const [half, setHalf] = useState({ text: value, of: value });
  const typed = half.of === value ? half.text : value;
  const setTyped = (text: string): void => setHalf({ text, of: value });
  const wrong = !/^#[\da-f]{6}$/i.test(typed);
  return (
    <>
      <input
        className={css.colour}
        type="color"
        aria-label={`${label}, picker`}
        data-empty={value === '' ? '' : undefined}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(`#${target.value.slice(1)}`)}
      />
      <input
        className={css.text}
        aria-label={label}
        aria-invalid={wrong && typed !== ''}
        spellCheck={false}
        value={typed}
        placeholder="#rrggbb"
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[\da-f]{6}$/i.test(target.value)) onChange(`#${target.value.slice(1).toLowerCase()}`);
        }}
      />
    </>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [low: number, high: number];
  readonly step?: number;
  readonly slide?: boolean;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { label, value, range, step = 1, slide = false, onChange } = props;
  const [low, high] = range;
  const bounds = { min: low, max: high, step, value };
  const take = (text: string): void => {
    const number = Number(text);
    if (text !== '' && number >= low && number <= high) onChange(number);
  };
  return (
    <>
      {slide && (
        <input
          className={css.slider}
          type="range"
          aria-label={`${label}, slider`}
          {...bounds}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <input
        className={css.text}
        type="number"
        aria-label={label}
        {...bounds}
        onChange={({ target }) => take(target.value)}
      />
    </>
  );
}

/** The useful range of sliders. */
const sliders: Readonly<Record<string, readonly [number, number]>> = {
  radius: [0, 40],
  motion: [0, 1000],
  type: [8, 64],
};

const replaceAt = <Item,>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
  items.map((old, index) => (index === at ? item : old));

function GradientFields({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Gradient;
  readonly onChange: (value: Gradient) => void;
}): ReactNode {
  const { angle, stops } = value;
  return (
    <>
      {stops.map((stop, at) => (
        <ColourField
          key={at}
          label={`${label}, stop ${at + 1}`}
          value={stop.color}
          onChange={(color) => onChange({ angle, stops: replaceAt(stops, at, { ...stop, color }) })}
        />
      ))}
      <NumberField
        label={`${label}, angle in degrees`}
        value={angle}
        range={[-360, 360]}
        onChange={(next) => onChange({ angle: next, stops })}
      />
    </>
  );
}

const lengths = ['x', 'y', 'blur', 'spread'] as const;

function ShadowFields({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly ShadowLayer[];
  readonly onChange: (value: readonly ShadowLayer[]) => void;
}): ReactNode {
  return value.map((layer, at) => {
    const set = (part: Partial<ShadowLayer>): void => onChange(replaceAt(value, at, { ...layer, ...part }));
    const name = `${label}, layer ${at + 1}`;
    return (
      <div key={at} className={css.fields}>
        {lengths.map((length) => (
          <NumberField
            key={length}
            label={`${name}, ${length} in px`}
            value={layer[length]}
            range={length === 'blur' ? [0, 500] : [-500, 500]}
            onChange={(next) => set({ [length]: next })}
          />
        ))}
        <ColourField label={`${name}, colour`} value={layer.color} onChange={(color) => set({ color })} />
        <NumberField
          label={`${name}, opacity`}
          value={layer.opacity}
          range={[0, 1]}
          step={0.05}
          onChange={(opacity) => set({ opacity })}
        />
      </div>
    );
  });
}

/** The control of one token, by its type. Values are those of the theme, in px and ms. */
export function KnobField({ facts, value, onChange }: KnobFieldProps): ReactNode {
  const { path, type, range = [0, 1], translucent } = facts;
  const label = path;
  if (translucent) {
    const scrim = value as { readonly color: Hex; readonly opacity: number };
    return (
      <>
        <ColourField label={label} value={scrim.color} onChange={(color) => onChange({ ...scrim, color })} />
        <NumberField
          label={`${label}, opacity`}
          value={scrim.opacity}
          range={[0, 1]}
          step={0.05}
          onChange={(opacity) => onChange({ ...scrim, opacity })}
        />
      </>
    );
  }
  switch (type) {
    case 'color':
      return <ColourField label={label} value={value as Hex} onChange={onChange} />;
    case 'gradient':
      return <GradientFields label={label} value={value as Gradient} onChange={onChange} />;
    case 'shadow':
      return <ShadowFields label={label} value={value as readonly ShadowLayer[]} onChange={onChange} />;
    case 'cubicBezier': {
      const handles = value as Easing;
      return handles.map((handle, at) => (
        <NumberField
          key={at}
          label={`${label}, ${['x1', 'y1', 'x2', 'y2'][at] ?? ''}`}
          value={handle}
          range={at % 2 === 0 ? [0, 1] : [-5, 5]}
          step={0.05}
          onChange={(next) => onChange(replaceAt(handles, at, next))}
        />
      ));
    }
    case 'fontFamily':
      return (
        <input
          className={css.text}
          aria-label={label}
          placeholder="The system's, or names with commas"
          value={(value as readonly string[]).join(', ')}
          onChange={({ target }) =>
            onChange(
              target.value
                .split(',')
                .map((name) => name.replace(/^ | $/g, '').replaceAll(/["\\]/g, ''))
                .filter(Boolean),
            )
          }
        />
      );
    case 'dimension':
    case 'duration':
    case 'fontWeight':
    case 'number':
    default:
      return (
        <NumberField
          label={label}
          value={value as number}
          range={
            path.startsWith('type.size') || !path.startsWith('type')
              ? (sliders[path.split('.')[0] ?? ''] ?? range)
              : range
          }
          step={path.startsWith('type.leading') ? 0.05 : type === 'fontWeight' ? 50 : type === 'duration' ? 10 : 1}
          slide
          onChange={onChange}
        />
      );
  }
}
