import { useEffect, useRef, useState, type ReactNode } from 'react';
import { templateIds } from '../../conformance/subjects/templates.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { fixtureLocales } from '../Scene.tsx';
import { widths, widthsOf, type LabView } from './lab-view.ts';
import * as css from './theme-lab.css.ts';

/** Pages shown at once, so that a change stays quick. */
const MAX = 8;

const panesOf = ({ templates, widths: wide, locales }: LabView): number =>
  templates.flatMap((id) => widthsOf(id, wide)).length * locales.length;

interface OptionsProps<Value> {
  readonly name: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

function Options<Value extends string | number>({ name, all, chosen, onChange }: OptionsProps<Value>): ReactNode {
  return (
    <fieldset className={css.options}>
      <legend>{name}</legend>
      {all.map((value) => (
        <Checkbox
          key={value}
          label={typeof value === 'number' ? `${value} px` : value}
          checked={chosen.includes(value)}
          onCheckedChange={(on) => onChange(all.filter((each) => (each === value ? on : chosen.includes(each))))}
        />
      ))}
    </fieldset>
  );
}

export interface ViewChoiceProps {
  readonly view: LabView;
  readonly onView: (view: LabView) => void;
}

/** Templates, widths and languages of the panes; at least one of each, and at most {@link MAX} panes. */
export function ViewChoice({ view, onView }: ViewChoiceProps): ReactNode {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const take = (part: Partial<LabView>): void => {
    const next = { ...view, ...part };
    const count = panesOf(next);
    if (count > 0 && next.widths.length > 0 && count <= MAX) onView(next);
  };
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  return (
    <div
      ref={box}
      className={css.choice}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      role="presentation"
    >
      <Button size="sm" variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`Panes: ${panesOf(view)}`}
      </Button>
      {open && (
        <div className={css.choicePanel}>
          <Options
            name="Templates"
            all={templateIds}
            chosen={view.templates}
            onChange={(templates) => take({ templates })}
          />
          <Options name="Widths" all={widths} chosen={view.widths} onChange={(wide) => take({ widths: wide })} />
          <Options
            name="Languages"
            all={fixtureLocales}
            chosen={view.locales}
            onChange={(locales) => take({ locales })}
          />
        </div>
      )}
    </div>
  );
}
