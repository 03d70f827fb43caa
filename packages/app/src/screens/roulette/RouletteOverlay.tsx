import type { ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRouletteView } from './useRouletteView.ts';

/** The wheel of prizes of a member, on pages of the site and not in side windows. No requests while unmounted (ROU-03). */
export function RouletteOverlay(): ReactNode {
  const { windows } = useRuntime().core.ports;
  return windows.hasOpener() || windows.framed() ? null : <Wheel />;
}

function Wheel() {
  const props = useRouletteView();
  return props === null ? null : <TemplateView name="roulette" props={props} />;
}
